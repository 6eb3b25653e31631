import Compositional
import CompositionalDocuments

/// Replaces the odd numbers of a document by plainer ones near them.
///
/// Frames are rounded to pixels, so that 155.5 points are seen as 155.3333.
struct PlainerNumbers {
  /// How a number is made plainer.
  private enum Way: CaseIterable {
    /// A length by the nearest half point, and a fraction by the nearest hundredth.
    case hundredths
    /// A length in the same way, and a fraction by the nearest thousandth.
    case thousandths
  }

  private let document: JSONValue
  private let path = DocumentPath.root

  /// The most numbers that are replaced one at a time.
  private static let most = 24

  /// Returns nil if a document cannot be written.
  init?(_ document: LayoutDocument) {
    guard let value = try? document.written(at: .root) else { return nil }
    self.document = value
  }

  /// Returns the documents with all odd numbers replaced, and then with one of them.
  var documents: [LayoutDocument] {
    var found: [JSONValue] = []
    for way in Way.allCases {
      var count = 0
      let all = replaced(document, way, only: nil, key: "", &count)
      if all != document, !found.contains(all) { found.append(all) }
      for place in 0..<min(count, Self.most) {
        var index = 0
        let one = replaced(document, way, only: place, key: "", &index)
        if one != document, !found.contains(one) { found.append(one) }
      }
    }
    return found.compactMap { try? LayoutDocument(reading: DocumentReader($0, at: path)) }
  }

  /// Returns a value with plainer numbers.
  ///
  /// - Parameters:
  ///   - place: The only number that is replaced; nil for all.
  ///   - key: The key of the value.
  ///   - index: The number of odd numbers before the value.
  private func replaced(
    _ value: JSONValue, _ way: Way, only place: Int?, key: String, _ index: inout Int
  ) -> JSONValue {
    switch value {
    case .number(let number):
      guard let plain = plain(number, way, key) else { return value }
      index += 1
      guard place.map({ $0 == index - 1 }) ?? true else { return value }
      let whole = Int(exactly: plain)
      return whole.map { .integer($0) } ?? .number(plain)
    case .array(let values):
      // The frames of a custom group are as they were given.
      if key == "items" { return value }
      var list: [JSONValue] = []
      for element in values { list.append(replaced(element, way, only: place, key: key, &index)) }
      return .array(list)
    case .object(let members):
      var list: [JSONValue.Member] = []
      for member in members {
        list.append(
          .init(
            key: member.key,
            value: replaced(member.value, way, only: place, key: member.key, &index)))
      }
      return .object(list)
    default: return value
    }
  }

  /// Returns the plainer number in place of an odd one; nil for one that is plain.
  private func plain(_ number: Double, _ way: Way, _ key: String) -> Double? {
    switch key {
    case "fractionalWidth", "fractionalHeight":
      guard let own = PlainNumber.fraction(number - 1e-9, number + 1e-9), own.oddness >= 2.6 else {
        return nil
      }
      let parts = way == .hundredths ? 100.0 : 1_000
      let near = (number * parts).rounded() / parts
      return near == number || near <= 0 ? nil : near
    case "fractionalOffset", "estimated": return nil
    default:
      let near = (number * 2).rounded() / 2
      return abs(near - number) < 1e-6 ? nil : near
    }
  }
}
