import Compositional

let cell = CollectionLayoutItem(
  layoutSize: CollectionLayoutSize(.fractionalWidth(1), .absolute(44)))
// expect: cannot convert value of type 'CollectionLayoutItem' to expected argument type 'CollectionLayoutGroup'
let section = CollectionLayoutSection(group: cell)
