title = Naming the squares

files = Every file has a letter, from { FILE("a") } to { FILE("h") }. The letters are written along the edge of the board. Here you see file { FILE("e") } marked.
find-file = Mark the whole of file { FILE("c") }.
ranks = Every rank has a number, from 1 to 8. We always count from White's side. Here you see the 4th rank marked.
find-rank = From which edge does the counting begin? Mark the whole of the 6th rank.
square = Every square has a name of its own: first the letter of its file, then the number of its rank. File { FILE("e") } and the 4th rank meet on e4.
find-one = Where is f3? Find it and mark it.
find-one-done = File { FILE("f") }, 3rd rank. The letter comes first, then the number.
find-three = Now three at once: mark a8, d5 and g2.
turned = The board has turned: you are looking from Black's side. The names do not change, though. Where is a1 now? Mark it.
turned-done = a1 is on the 1st rank, close to White, so from here you see it at the top.
find-turned = From Black's side again: mark d6 and c2. Trust the letters and numbers along the edge.
stars = Mark every star that is on file { FILE("f") } or on the 3rd rank. Leave the others alone.
treasure = You are on Black's side, looking for a treasure. It is buried on file { FILE("h") }, on a dark square, between the 5th rank and the 8th. Mark the place where you will dig.
treasure-done = On h6: between the 5th rank and the 8th it is the only dark square of file { FILE("h") }.
