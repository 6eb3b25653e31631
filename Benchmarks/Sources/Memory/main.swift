// S6: prepares a grid and prints the peak resident size of the process, in kilobytes.
//
// A separate program, so that it links only what an app that imports the engine links.

import Compositional

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The grid of S1: three squares a row, with insets of 16 and spacing of 8.
func grid() -> CollectionLayoutSection {
  let item = CollectionLayoutItem(
    layoutSize: .init(.fractionalWidth(1.0 / 3.0), .fractionalHeight(1)))
  var row = CollectionLayoutGroup.horizontal(
    layoutSize: .init(.fractionalWidth(1), .absolute(114)), subitems: [item])
  row.interItemSpacing = .fixed(8)
  var section = CollectionLayoutSection(group: row)
  section.contentInsets = DirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  section.interGroupSpacing = 8
  return section
}

/// The peak resident size of the process, in kilobytes.
func peakKilobytes() -> Int {
  var usage = rusage()
  #if canImport(Glibc)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  #else
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss / 1024
  #endif
}

let items = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
// Without items only the libraries are measured.
if items > 0 {
  var layout = CollectionLayout(section: grid())
  layout.prepare(
    itemCounts: [items],
    in: CollectionLayoutEnvironment(size: CGSize(width: 390, height: 844)))
  let height = 32 + Double((items + 2) / 3) * 122 - 8
  precondition(Double(layout.contentSize.height) == height, "The grid has the wrong height.")
}
print(peakKilobytes())
