import CompositionalDSL

var layout = CollectionLayout(
  CompositionalLayout {
    Section { HGroup(count: 3) { Item() }.height(.absolute(50)) }.contentInsets(value: 15)
  })
layout.prepare(
  itemCounts: [1_000_000],
  in: CollectionLayoutEnvironment(size: CGSize(width: 330, height: 600)))

// A row has three cells of 100 by 50 points: cell 299,999 is the last of row 99,999.
for element in layout.attributes(in: CGRect(x: 215, y: 15 + 50 * 99_999, width: 1, height: 1)) {
  print(element)
}
