import Compositional
import CompositionalDocuments
import CompositionalTestSupport
import Foundation
import Testing

@testable import PlaygroundKit

/// Answers of many elements have the text that small ones have, byte for byte.
@Suite struct BulkAnswerTests {
  private static let kinds = [
    "header", "", "with space", "quoted \"kind\"", "back\\slash", "line\nfeed", "ünïcode 🎉",
    String(repeating: "long ", count: 20), "\u{1}",
  ]

  private static func coordinate(_ random: inout RandomSource) -> Double {
    switch random.integer(0...7) {
    case 0: random.number(0...5).rounded()
    case 1: random.number(-1_000...1_000)
    case 2: (random.number(-100...100) * 3).rounded() / 3
    // Halves of the last decimal, and their neighbors.
    case 3: (random.number(0...1_000).rounded() + 0.5) / 10_000
    case 4: ((random.number(0...1_000).rounded() + 0.5) / 10_000).nextUp
    case 5: random.number(-1e15...1e15)
    case 6: random.pick([0, -0.0, 1e-9, -1e-9, 0.000_05, -0.000_05, 0x1p53, 1e300, -1e20])
    default: random.number(0...1)
    }
  }

  @Test(arguments: UInt64(1)...40) func linesAreThoseOfTheTree(seed: UInt64) {
    var random = RandomSource(seed: seed)
    var elements: [(LayoutAttributes, CGRect?)] = []
    for index in 0..<50 {
      func number() -> CGFloat { CGFloat(Self.coordinate(&random)) }
      let kind = random.pick(Self.kinds)
      let path = ElementIndexPath(item: random.chance(10) ? .max : index * 977, section: index % 7)
      let id: ElementID = random.pick([
        .cell(path), .supplementary(kind: kind, path), .decoration(kind: kind, path),
      ])
      var element = LayoutAttributes(
        id: id, frame: CGRect(x: number(), y: number(), width: number(), height: number()),
        zIndex: random.pick([0, 1, -3, 1_000_000_200]))
      element.alpha = random.pick([1, 0, 0.5, 0.333_333])
      element.isHidden = random.chance(20)
      let unscrolled =
        random.chance(30)
        ? CGRect(x: number(), y: number(), width: number(), height: number()) : nil
      elements.append((element, unscrolled))
    }
    let tree = JSONValue.array(elements.map { JSONValue.element($0.0, unscrolled: $0.1) })
    let output = MemoryOutput()
    var lines = ElementLines(to: output, width: JSONValue.lineLength, indent: 1)
    for (element, unscrolled) in elements { lines.add(element, unscrolled: unscrolled) }
    lines.flush()
    #expect("[" + output.text + "\n]" == tree.pretty())
  }

  @Test(arguments: UInt64(1)...20) func digitsAreThoseOfTheFormatter(seed: UInt64) {
    var random = RandomSource(seed: seed)
    for _ in 0..<500 {
      let number = Self.coordinate(&random)
      guard number.magnitude < 0x1p53 else { continue }
      for decimals in 0...5 {
        let text = NumberText(number, decimals: decimals).description
        #expect(text == NumberText.formatted(number, decimals: decimals), "\(number), \(decimals)")
      }
    }
  }

  /// The command and Swift write one form: what `query` prints is what its answer prints again.
  @Test(arguments: [
    ["grid"], ["carousel", "--orthogonal", "0=150"], ["grid", "--rect", "0,0,9,9"],
  ])
  func aQueryIsWhatTheAnswerInSwiftWrites(arguments: [String]) throws {
    let bytes = Array(CommandTests.run(["query"] + arguments).output.utf8)
    let again = try QueryAnswer(json: bytes).jsonText()
    #expect(try JSONParser.parse(Array(again.utf8)) == JSONParser.parse(bytes))
  }

  /// A whole answer: the elements of a rectangle, against one that is printed as a tree.
  @Test func anAnswerIsItsTree() throws {
    let answer = CommandTests.run(["query", "carousel", "--orthogonal", "0=150"]).output
    let value = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
    let elements = try #require(value?["elements"] as? [[String: Any]])
    #expect(elements.count > 4)
    #expect(elements.contains { $0["unscrolledFrame"] != nil })
    #expect(answer.hasPrefix("{\n \"version\": 1,\n \"contentSize\": ["))
    #expect(answer.hasSuffix("}\n ]\n}\n"))
  }
}
