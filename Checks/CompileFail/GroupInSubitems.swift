import Compositional

let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(44))
let pair = CollectionLayoutGroup.horizontal(
  layoutSize: size, subitem: CollectionLayoutItem(layoutSize: size), count: 2)
let column = CollectionLayoutGroup.vertical(
  layoutSize: size,
  // expect: cannot convert value of type 'CollectionLayoutGroup' to expected element type 'CollectionLayoutItem'
  subitems: [pair, CollectionLayoutItem(layoutSize: size)])
