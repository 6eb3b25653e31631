import Compositional

var cell = CollectionLayoutItem(
  layoutSize: CollectionLayoutSize(.fractionalWidth(1), .absolute(44)))
func space() {
  // expect: cannot assign to property: 'interItemSpacing' setter is inaccessible
  cell.interItemSpacing = .fixed(8)
}
