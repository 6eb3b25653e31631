import Compositional
import CompositionalDocuments
import CompositionalInspection
import CompositionalSimulation

/// The difference of the arguments of `diff`, and where it was found.
struct DiffResult {
  let difference: LayoutDifference
  /// The part of the content that a picture shows, in points.
  let bounds: CGRect
  /// A line about what was compared.
  let subject: String
  /// The frames of two recordings; nil for other arguments.
  var frames: Frames?

  /// The frames of two recordings.
  struct Frames {
    /// The number of frames of each recording.
    let counts: (Int, Int)
    /// The number of frames of both that differ.
    let differing: Int
    /// The index of the first of them; nil if there is none.
    let first: Int?
    /// The time of that frame, in seconds.
    let time: Double
    /// The content offsets in that frame, in points.
    let offsets: (CGPoint, CGPoint)
  }

  /// True if nothing differs.
  var isEqual: Bool {
    guard let frames else { return difference.isEmpty }
    return frames.differing == 0 && frames.counts.0 == frames.counts.1
  }

  /// Compares two arguments.
  ///
  /// - Parameters:
  ///   - before: The first argument.
  ///   - after: The second argument.
  ///   - scope: The part of layouts to compare; nil for the whole content where that is possible.
  init(_ before: DiffSide, _ after: DiffSide, scope: LayoutDifference.Scope?) throws {
    switch (before, after) {
    case (.recording(let one), .recording(let other)):
      try self.init(one, other)
    case (.recording, _), (_, .recording):
      throw CommandFailure.data(
        "a recording is compared with a recording; record the other layout with "
          + "simulate --format recording.")
    case (.layout(let one), .layout(let other)):
      self.init(
        try one.difference(to: other, scope: scope), one.contentSize, other.contentSize,
        one.viewport.bounds.joined(other.viewport.bounds))
    case (.answer(let answer), .layout(let other)):
      self.init(
        from: answer.restingElements, answer.contentSize, to: try other.elementsLike(answer),
        other.contentSize, in: answer)
    case (.layout(let one), .answer(let answer)):
      self.init(
        from: try one.elementsLike(answer), one.contentSize, to: answer.restingElements,
        answer.contentSize, in: answer)
    case (.answer(let one), .answer(let other)):
      self.init(
        from: one.elements, one.contentSize, to: other.elements, other.contentSize, in: one,
        other.rect ?? other.visibleRect)
    }
  }

  private init(
    _ difference: LayoutDifference, _ one: CGSize, _ other: CGSize, _ view: CGRect
  ) {
    self.difference = difference
    guard difference.scope == .content else {
      bounds = view
      subject = "compared in the view"
      return
    }
    let zero = CGPoint(x: 0, y: 0)
    bounds = CGRect(origin: zero, size: one).joined(CGRect(origin: zero, size: other))
    subject = "compared over the whole content"
  }

  private init(
    from before: [LayoutAttributes], _ size: CGSize, to after: [LayoutAttributes],
    _ otherSize: CGSize, in answer: QueryAnswer, _ rect: CGRect? = nil
  ) {
    difference = LayoutDifference(
      from: before, to: after, contentSizes: .init(before: size, after: otherSize))
    let area = answer.rect ?? answer.visibleRect
    bounds = rect.map { area.joined($0) } ?? area
    subject = "compared in the rectangle of the answer"
  }

  /// Compares the frames of two recordings, and keeps the difference of the first that differs.
  private init(_ one: Recording, _ other: Recording) throws {
    guard one.framesPerSecond == other.framesPerSecond else {
      throw CommandFailure.data(
        "the recordings have \(one.framesPerSecond) and \(other.framesPerSecond) frames a second; "
          + "record both with the same --hz.")
    }
    var found: (RecordingPlayer.State, RecordingPlayer.State, LayoutDifference)?
    var differing = 0
    for (before, after) in zip(one.states, other.states) {
      let difference = LayoutDifference(
        from: before.elements, to: after.elements,
        contentSizes: .init(before: before.contentSize, after: after.contentSize), scope: .viewport)
      let isEqual = difference.isEmpty && before.contentOffset.isNear(after.contentOffset)
      if isEqual { continue }
      differing += 1
      if found == nil { found = (before, after, difference) }
    }
    difference = found?.2 ?? LayoutDifference(from: [], to: [], scope: .viewport)
    // Equal recordings are drawn as they begin.
    let start = one.states.first { _ in true }
    let (before, after) = (found?.0 ?? start, found?.1 ?? start)
    var area = CGRect(x: 0, y: 0, width: 0, height: 0)
    if let before, let after { area = before.bounds.joined(after.bounds) }
    bounds = area
    let zero = CGPoint(x: 0, y: 0)
    frames = Frames(
      counts: (one.frames.count, other.frames.count), differing: differing,
      first: found?.0.frame, time: found?.0.time ?? 0,
      offsets: (found?.0.contentOffset ?? zero, found?.1.contentOffset ?? zero))
    subject = "compared frame by frame"
  }
}

extension RecordingPlayer.State {
  /// The bounds of the view, in points of the content.
  fileprivate var bounds: CGRect { CGRect(origin: contentOffset, size: viewSize) }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    let tolerance = LayoutDifference.tolerance
    return (x - other.x).magnitude <= tolerance && (y - other.y).magnitude <= tolerance
  }
}
