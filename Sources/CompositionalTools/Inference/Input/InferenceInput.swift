import Compositional
import CompositionalDocuments
import CompositionalSimulation

/// What a layout can be inferred from: an answer of a query, a recording, plain rectangles, or a
/// view.
public enum InferenceInput: Sendable {
  /// An answer as `playground query --format json` writes it.
  case answer(QueryAnswer)
  /// A recording as `playground simulate --format recording` writes it.
  case recording(Recording)
  /// Rectangles in a view.
  case frames(FrameList)
  /// A view, such as that of a flow layout that a compositional layout is to replace.
  case view(LayoutObservation)

  /// Reads an input from the UTF-8 bytes of a JSON text.
  ///
  /// A document with a flow layout gives the view of that layout.
  ///
  /// - Parameter bytes: The JSON text.
  /// - Throws: `DocumentError` with the errors of the text, their paths and the expected forms.
  public init(json bytes: [UInt8]) throws(DocumentError) {
    switch DocumentKind(of: bytes) {
    case .recording: self = .recording(try Recording(json: bytes))
    case .elements, .answer: self = .answer(try QueryAnswer(json: bytes))
    case .flow: self = .view(try LayoutObservation(FlowDocument(json: bytes)))
    default: self = .frames(try FrameList(json: bytes))
    }
  }
}

extension LayoutObservation {
  /// Creates an observation from the answer of a query.
  ///
  /// - Parameter answer: The answer.
  public init(_ answer: QueryAnswer) {
    self.init(size: answer.visibleRect.size, elements: answer.elements)
    unscrolledFrames = answer.unscrolledFrames
    preferredSizes = answer.preferredSizes
    contentSize = answer.contentSize
    contentOffset = answer.contentOffset
    area = answer.rect ?? answer.visibleRect
    environment = answer.environment?.layoutEnvironment
    itemCounts = answer.itemCounts ?? []
  }
}

extension LayoutObservation {
  /// Creates an observation of a flow layout with its data: of its whole content, or of its view if
  /// the content has too many elements.
  ///
  /// - Parameter document: The layout, its view and its data; a document without a view or counts has
  ///   a view of 390 by 844 points and 20 items in each section.
  /// - Throws: `DocumentError` if the layout is too large.
  public init(_ document: FlowDocument) throws(DocumentError) {
    let view = try FlowView(document)
    self.init(try view.answer())
    let frames = view.frames
    environment = frames.environment
    scrollDirection = frames.layout.scrollDirection
  }
}

extension LayoutInference {
  /// Infers a layout from what was read.
  ///
  /// - Parameters:
  ///   - inputs: The answers, recordings and rectangles, of the same data.
  ///   - tolerance: How much a frame may differ, in points.
  ///   - itemCounts: The items of each section, not negative; empty for those that are seen.
  public init(
    _ inputs: [InferenceInput], tolerance: Double = 0.34, itemCounts: [Int] = []
  ) {
    var observations: [LayoutObservation] = []
    var lists: [FrameList] = []
    for input in inputs {
      switch input {
      case .answer(let answer): observations.append(LayoutObservation(answer))
      case .recording(let recording): observations += LayoutObservation.all(of: recording)
      case .frames(let list): lists.append(list)
      case .view(let view): observations.append(view)
      }
    }
    func counted(_ observations: [LayoutObservation]) -> [LayoutObservation] {
      observations.map { observation in
        var observation = observation
        if !itemCounts.isEmpty { observation.itemCounts = itemCounts }
        return observation
      }
    }
    observations = counted(observations)
    guard !lists.isEmpty else {
      self.init(observations, tolerance: tolerance)
      return
    }
    let work = SearchWork()
    var best: LayoutInference?
    for order in FrameOrder.distinct(lists) {
      let found = LayoutInference(
        observations + counted(order.observations(lists)), tolerance: tolerance, work: work)
      if best.map({ found.score < $0.score }) ?? true { best = found }
      // Frames of one's own are no explanation yet.
      if found.isExplained && found.score < 40 || !work.isLeft { break }
    }
    self = best ?? LayoutInference(observations, tolerance: tolerance, work: work)
  }
}
