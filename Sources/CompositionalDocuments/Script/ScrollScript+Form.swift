import Compositional
import CompositionalSimulation

extension ScrollScript {
  /// The most actions a script in a document may have.
  public static let actionsAtMost = 10_000
  /// The most seconds that the actions of a script in a document may ask for, all together.
  ///
  /// A run of a script ends after ``CollectionViewSimulator/longestRun`` anyhow.
  public static let secondsAtMost = 600.0

  /// Reads a script from a JSON text: an array of actions, or an object `{"script": [...]}`.
  ///
  /// - Parameters:
  ///   - text: the JSON text.
  ///   - limits: what the text may ask of its reader.
  /// - Throws: the first thing that is wrong, with its place and what to write instead.
  public init(json text: String, limits: DocumentLimits = .init()) throws(DocumentError) {
    self = try ScriptFile.read(json: text, limits: limits).script
  }

  /// Reads a script from the bytes of a JSON text in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: the JSON text.
  ///   - limits: what the text may ask of its reader.
  /// - Throws: the first thing that is wrong, with its place and what to write instead.
  public init(json bytes: [UInt8], limits: DocumentLimits = .init()) throws(DocumentError) {
    self = try ScriptFile.read(json: bytes, limits: limits).script
  }

  /// The script as a JSON text, an array, the same on every platform; defaults are left out.
  ///
  /// - Throws: an `EncodingError` where an action is none that a document may hold, such as one with
  ///   a number that is not finite.
  public func jsonText() throws(EncodingError) -> String { try json() }
}

extension ScrollScript: DocumentForm, Codable {
  package static var documentForm: String { #"a script, an array such as [{"fling": 3000}]"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let elements = try reader.elements(Self.documentForm)
    guard elements.count <= Self.actionsAtMost else {
      throw reader.failure(
        "\(elements.count) actions stand here; there may be at most \(Self.actionsAtMost)")
    }
    self.init()
    var seconds = 0.0
    for element in elements {
      let action = try ScrollAction(reading: element)
      seconds += action.seconds
      guard seconds <= Self.secondsAtMost else {
        throw element.failure(
          "the actions up to here take \("\(points: seconds)") seconds; "
            + "there may be at most \(Int(Self.secondsAtMost)) in a script")
      }
      actions.append(action)
    }
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    let value = try actions.written(at: path)
    // An action made in Swift may be one that no document may hold.
    do throws(DocumentError) {
      _ = try Self(reading: DocumentReader(value, at: path))
    } catch { throw path.invalid(self, "A document cannot hold this script: \(error)") }
    return value
  }

  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension ScrollAction {
  /// How long the action takes by itself, in seconds; waiting for rest does not count.
  fileprivate var seconds: Double {
    switch self {
    case .drag(_, _, let duration, let holding): duration + holding
    case .wait(let seconds), .dragSection(_, _, let seconds), .dragItem(_, let seconds): seconds
    default: 0
    }
  }
}

/// A file that holds a script and nothing else.
private struct ScriptFile: DocumentForm {
  static var documentForm: String {
    #"an array of actions, such as [{"fling": 3000}], or {"script": [...]}"#
  }

  let script: ScrollScript

  init(reading reader: DocumentReader) throws(DocumentError) {
    switch reader.value {
    case .array: script = try ScrollScript(reading: reader)
    default:
      let object = try ObjectReader(reader, form: Self.documentForm, ScriptKeys.Script.self)
      script = try object.value(.script)
    }
  }

  func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    try script.written(at: path)
  }
}
