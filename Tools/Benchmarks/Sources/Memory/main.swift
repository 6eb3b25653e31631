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

/// The peak resident size of the process, in kilobytes; nil where the system does not report it.
///
/// Read from the status file, because `getrusage` counts the parent's memory before `exec` too.
func peakKilobytes() -> Int? {
  guard let file = fopen("/proc/self/status", "r") else { return nil }
  defer { fclose(file) }
  let key: StaticString = "VmHWM:"
  var line = [CChar](repeating: 0, count: 256)
  while fgets(&line, Int32(line.count), file) != nil {
    guard strncmp(line, key.utf8Start.withMemoryRebound(to: CChar.self, capacity: 6) { $0 }, 6) == 0
    else { continue }
    return line.withUnsafeBufferPointer { $0.baseAddress.map { Int(atol($0 + 6)) } }
  }
  return nil
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
if let peak = peakKilobytes() { print(peak) }
