import CompositionalDocuments

extension JSONValue {
  /// The values with one part left out or made simpler, those that lack most first.
  var smaller: [JSONValue] {
    switch self {
    case .object(let members):
      members.indices.map { at in
        var rest = members
        rest.remove(at: at)
        return .object(rest)
      }
        + members.indices.flatMap { at in
          members[at].value.smaller.map {
            var changed = members
            changed[at] = Member(key: members[at].key, value: $0)
            return .object(changed)
          }
        }
    case .array(let values):
      values.indices.map { at in
        var rest = values
        rest.remove(at: at)
        return .array(rest)
      }
        + values.indices.flatMap { at in
          values[at].smaller.map {
            var changed = values
            changed[at] = $0
            return .array(changed)
          }
        }
    case .number(let number): Self.rounder(number)
    case .integer(let number): Self.rounder(Double(number))
    case .null, .bool, .string: []
    }
  }

  /// Returns rounder numbers, which are nearer to 0 or have fewer digits.
  private static func rounder(_ number: Double) -> [JSONValue] {
    guard number.magnitude < 1e6 else { return [] }
    var found: [Double] = []
    for unit in [100, 10, 1, 0.5, 0.25] where number.magnitude >= unit {
      found.append((number / unit).rounded(.towardZero) * unit)
    }
    return found.filter { digits($0) < digits(number) }.map {
      $0 == $0.rounded() ? .integer(Int($0)) : .number($0)
    }
  }

  /// The digits of a number that are not zeros at its end.
  private static func digits(_ number: Double) -> Int {
    var text = "\(number.magnitude)"
    while text.last == "0" || text.last == "." { text.removeLast() }
    return text.count
  }
}
