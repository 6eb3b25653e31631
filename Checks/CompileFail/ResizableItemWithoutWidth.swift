import CompositionalDSL

// expect: type 'Poster' does not conform to protocol 'ResizableItem'
struct Poster: LayoutItem, ResizableItem {
  var layoutItem: LayoutItem { Item() }
  func height(_ height: CollectionLayoutDimension) -> Self { self }
}
