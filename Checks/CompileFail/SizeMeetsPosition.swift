import CompositionalContentDSL

let title = Anchors("title")
// expect: cannot convert value of type
let constraint = title.width == Anchors("icon").leading
