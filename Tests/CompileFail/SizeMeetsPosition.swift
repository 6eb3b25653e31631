import CompositionalDSL

let title = Anchors("title")
// expect: operator
let constraint = title.width == Anchors("icon").leading
