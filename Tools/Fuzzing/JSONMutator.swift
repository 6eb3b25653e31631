import CompositionalDocuments

/// Mutates inputs as JSON values, which bytes alone seldom stay.
///
/// One place of the value changes: a number becomes one at the end of a range, an array gets or
/// loses an element, an object loses a member, or a value becomes a copy of another one.
struct JSONMutator {
  private var generator: Generator
  /// All values of the input, the nested ones included.
  private var pool: [JSONValue] = []
  /// The values before the one that changes.
  private var rest = 0

  init(seed: UInt32) { generator = Generator(state: UInt64(seed)) }

  /// Returns the text of a mutated value; nil if the bytes are no JSON.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8]? {
    guard var value = try? JSONParser.parse(bytes) else { return nil }
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      pool = []
      collect(value)
      rest = Int.random(in: 0..<pool.count, using: &generator)
      value = replacing(value)
    }
    return Array(JSONPrinter.print(value).utf8)
  }

  private mutating func collect(_ value: JSONValue) {
    pool.append(value)
    switch value {
    case .array(let values): for value in values { collect(value) }
    case .object(let members): for member in members { collect(member.value) }
    default: break
    }
  }

  /// Returns a value with a change at the place that `rest` counts down to.
  private mutating func replacing(_ value: JSONValue) -> JSONValue {
    if rest == 0 {
      rest = -1
      return change(value)
    }
    guard rest > 0 else { return value }
    rest -= 1
    switch value {
    case .array(let values):
      var changed: [JSONValue] = []
      for value in values { changed.append(replacing(value)) }
      return .array(changed)
    case .object(let members):
      var changed: [JSONValue.Member] = []
      for member in members {
        changed.append(.init(key: member.key, value: replacing(member.value)))
      }
      return .object(changed)
    default: return value
    }
  }

  private mutating func change(_ value: JSONValue) -> JSONValue {
    if Int.random(in: 0..<5, using: &generator) == 0 {
      return pool.randomElement(using: &generator) ?? value
    }
    switch value {
    case .integer(let number): return self.number(near: Double(number))
    case .number(let number): return self.number(near: number)
    case .bool(let isTrue): return .bool(!isTrue)
    case .array(var values):
      guard let index = values.indices.randomElement(using: &generator) else { return value }
      if Bool.random(using: &generator) {
        values.remove(at: index)
      } else {
        let count = [1, 1, 2, 20].randomElement(using: &generator) ?? 1
        values.insert(contentsOf: [JSONValue](repeating: values[index], count: count), at: index)
      }
      return .array(values)
    case .object(var members):
      guard let index = members.indices.randomElement(using: &generator) else { return value }
      members.remove(at: index)
      return .object(members)
    default: return pool.randomElement(using: &generator) ?? value
    }
  }

  private mutating func number(near number: Double) -> JSONValue {
    let numbers = [
      0, 1, 2, 3, 7, -1, 0.5, 0.1, 1e-9, 1e5, 1e6, 1e9, 1e15, 9_007_199_254_740_992, 1e300, -1e300,
      -number, number * 2, number / 3, number + 1, number - 1, number * 1000,
    ]
    let chosen = numbers.randomElement(using: &generator) ?? number
    guard chosen.isFinite else { return .number(number) }
    return Int(exactly: chosen).map(JSONValue.integer) ?? .number(chosen)
  }

  /// A small generator with a seed.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}
