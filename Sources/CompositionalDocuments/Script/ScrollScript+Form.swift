import Compositional
import CompositionalSimulation

extension ScrollScript {
  /// The maximum number of actions of a script in a document.
  public static let actionsAtMost = 10_000
  /// The maximum total duration of the actions of a script in a document, in seconds.
  ///
  /// The simulation of a script always ends after `CollectionViewSimulator.longestRun`.
  public static let secondsAtMost = 600.0

  /// Reads a script from a JSON text: an array of actions, or an object `{"script": [...]}`.
  ///
  /// - Parameters:
  ///   - text: The JSON text.
  ///   - limits: The limits of the text.
  /// - Throws: ``DocumentError`` with the errors of the text, their paths and the expected forms.
  public init(json text: String, limits: DocumentLimits = .init()) throws(DocumentError) {
    self = try ScriptFile.read(json: text, limits: limits).script
  }

  /// Reads a script from the UTF-8 bytes of a JSON text.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text.
  ///   - limits: The limits of the text.
  /// - Throws: ``DocumentError`` with the errors of the text, their paths and the expected forms.
  public init(json bytes: [UInt8], limits: DocumentLimits = .init()) throws(DocumentError) {
    self = try ScriptFile.read(json: bytes, limits: limits).script
  }

  /// Returns the script as a JSON array, without default values; the text is the same on every
  /// platform.
  ///
  /// - Throws: `EncodingError` if an action is not allowed in documents, such as one with a number
  ///   that is not finite.
  public func jsonText() throws(EncodingError) -> String { try json() }
}

extension ScrollScript: DocumentForm {
  package static var documentForm: String { #"an array of actions such as [{"fling": 3000}]"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let elements = try reader.elements(Self.documentForm)
    guard elements.count <= Self.actionsAtMost else {
      throw reader.failure(
        "expected at most \(Self.actionsAtMost) actions, found \(elements.count)")
    }
    self.init()
    var seconds = 0.0
    let all = try reader.list(of: ScrollAction.self)
    for (element, action) in zip(elements, all) {
      seconds += action.seconds
      guard seconds <= Self.secondsAtMost else {
        throw element.failure(
          "the actions up to here take \("\(points: seconds)") seconds; "
            + "the limit for a script is \(Int(Self.secondsAtMost))")
      }
      actions.append(action)
    }
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    let value = try actions.written(at: path)
    // An action created in Swift may not be allowed in documents.
    do throws(DocumentError) {
      _ = try Self(reading: DocumentReader(value, at: path))
    } catch { throw path.invalid(self, "A document cannot contain this script: \(error)") }
    return value
  }
}

extension ScrollAction {
  /// The duration of the action, in seconds; waiting for rest does not count.
  fileprivate var seconds: Double {
    switch self {
    case .drag(_, _, let duration, let holding): duration + holding
    case .dragAlong(let path): path.last?.time ?? 0
    case .wait(let seconds), .dragSection(_, _, let seconds), .dragItem(_, let seconds): seconds
    default: 0
    }
  }
}

/// A file with a script and nothing else.
private struct ScriptFile: DocumentForm {
  static var documentForm: String {
    #"an array of actions such as [{"fling": 3000}] or {"script": [...]}"#
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
