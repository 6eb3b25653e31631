import Compositional
import CompositionalDocuments
import CompositionalSimulation

/// One of the two arguments of `diff`.
enum DiffSide {
  /// A layout with its data, and the view that shows it.
  case layout(DiffLayout)
  /// The answer of a query.
  case answer(QueryAnswer)
  /// The recording of a run.
  case recording(Recording)

  /// Reads an argument.
  ///
  /// - Parameters:
  ///   - argument: The name of a layout, or the path of a document, an answer or a recording.
  ///   - gallery: The layouts that arguments can name.
  ///   - overrides: What the options replace.
  ///   - offset: The scroll position; nil for that of the layout.
  ///   - console: The console, for standard input.
  init(
    _ argument: String, in gallery: Gallery, _ overrides: LayoutOverrides, at offset: CGPoint?,
    from console: Console
  ) throws {
    let source = try LayoutSource(argument, in: gallery)
    var console = console
    if !source.isGallery {
      // Standard input is read once.
      let bytes = try source.data(from: console)
      console.input = { bytes }
      if let document = try Self.document([UInt8](bytes), named: source.name) {
        self = document
        return
      }
    }
    switch try source.loadAny(from: console, overrides, at: offset) {
    case .compositional(let subject, let viewport): self = .layout(DiffLayout(subject, viewport))
    case .flow(let flow): self = .layout(DiffLayout(flow))
    }
  }

  /// Reads an answer or a recording; nil if the text is neither.
  private static func document(_ bytes: [UInt8], named name: String) throws -> DiffSide? {
    do throws(DocumentError) {
      switch DocumentKind(of: bytes) {
      case .recording: return .recording(try Recording(json: bytes))
      case .elements: return .answer(try QueryAnswer(json: bytes))
      default: return nil
      }
    } catch {
      throw DocumentFile.failure(name, error)
    }
  }
}
