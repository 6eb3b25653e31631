import Compositional

/// The starts of an element from which it and all that follows fit.
///
/// These are all starts up to a threshold, and spans beyond it, which text leaves: it may fit from a
/// start where it breaks early, and not from one before.
struct FlowStarts: Equatable {
  /// The greatest start up to which all fit, in points; −∞ for none.
  private(set) var end: Double
  /// The spans beyond it, in order, without common points, in points.
  private(set) var islands: [Span] = []

  /// All starts up to a threshold.
  init(upTo end: Double) { self.end = end }

  /// The starts of spans, in order; one that begins at −∞ is the first.
  init(_ spans: [Span]) {
    self.init(upTo: -.infinity)
    for span in spans where span.low <= span.high {
      if span.low <= end.nextUp {
        end = max(end, span.high)
      } else if let last = islands.last, span.low <= last.high.nextUp {
        islands[islands.count - 1] = Span(low: last.low, high: max(last.high, span.high))
      } else {
        islands.append(span)
      }
    }
  }

  /// The spans, the one up to the threshold first.
  var spans: [Span] { (end > -.infinity ? [Span(low: -.infinity, high: end)] : []) + islands }

  /// Returns true if all fit from a start.
  ///
  /// - Complexity: O(log spans)
  func contains(_ x: Double) -> Bool {
    if x <= end { return true }
    var (low, high) = (0, islands.count)
    while low < high {
      let middle = (low + high) / 2
      if islands[middle].high < x { low = middle + 1 } else { high = middle }
    }
    return low < islands.count && islands[low].low <= x
  }

  /// Returns the starts from which an element ends in these, at most at a limit.
  ///
  /// - Parameters:
  ///   - width: The width of the element, in points.
  ///   - limit: The greatest end, in points.
  func before(_ width: Double, limit: Double) -> FlowStarts {
    FlowStarts(
      spans.compactMap { span in
        guard span.low <= limit else { return nil }
        return Span(low: span.low - width, high: min(span.high, limit) - width)
      })
  }

  /// Returns the starts of either.
  func union(_ other: FlowStarts) -> FlowStarts {
    if other.islands.isEmpty, other.end <= end { return self }
    if islands.isEmpty, end <= other.end { return other }
    return FlowStarts((spans + other.spans).sorted { $0.low < $1.low })
  }

  /// The number of spans.
  var count: Int { islands.count + 1 }
}

/// A part of the starts of an element in which its end is known.
struct FlowPiece {
  /// The starts, in points.
  let starts: Span
  /// The width of the element, in points; nil if it ends at the end of the line.
  let width: Double?
}

extension FlowSolver {
  /// Returns the starts from which an element and the rest fit; nil if its width has no simple rule.
  ///
  /// - Parameters:
  ///   - kind: The element.
  ///   - rest: The starts from which the rest fits.
  ///   - width: The width of the flow, in points.
  ///   - work: The number of steps that may still be taken; it is counted down.
  func starts(
    of kind: FlowPlan.Kind, before rest: FlowStarts, in width: Double, _ work: inout Int
  ) -> FlowStarts? {
    let limit = limit(of: width)
    let pieces: [FlowPiece]
    switch growth(of: kind) {
    case .constant(let least): return rest.before(least, limit: limit)
    case .upTo(let natural):
      pieces = [
        FlowPiece(starts: Span(low: -.infinity, high: width - natural), width: natural),
        FlowPiece(starts: Span(low: (width - natural).nextUp, high: width), width: nil),
      ]
    case .unknown:
      guard case .view(let node, _, _) = kind,
        let found = textPieces(of: node, in: width, &work)
      else { return nil }
      pieces = found
    }
    var spans: [Span] = []
    for piece in pieces {
      work -= rest.count
      guard let least = piece.width else {
        if width <= limit, rest.contains(width) { spans.append(piece.starts) }
        continue
      }
      for span in rest.before(least, limit: limit).spans {
        let low = max(span.low, piece.starts.low)
        let high = min(span.high, piece.starts.high)
        if low <= high { spans.append(Span(low: low, high: high)) }
      }
    }
    return FlowStarts(spans)
  }

  /// Returns the parts of a line from which a text has one width, from its start on; nil for a leaf
  /// without text, or if there are too many.
  ///
  /// A text that breaks into lines of a greatest width breaks in the same way in every room down to
  /// that width. So one measurement gives a part, and the next begins just below it.
  private func textPieces(of node: Int, in width: Double, _ work: inout Int) -> [FlowPiece]? {
    guard case .text(let text) = solver.nodes[node].content.leaf?.rule else { return nil }
    let model = text.model(in: solver.environment)
    let string = text.string
    let weight = 1 + string.utf8.count / FlowPlan.charactersPerStep
    var pieces: [FlowPiece] = []
    var room = width
    var low = -Double.infinity
    while room >= 0 {
      work -= weight
      guard work > 0 else { return nil }
      let line = model.widestLine(of: string, fitting: CGFloat(room))
      // A character that is wider than the room sticks out from here on.
      guard line.exact <= room + ContentSolver.tolerance else { return pieces }
      let (exact, whole) = (min(line.exact, room), line.whole)
      if whole <= room {
        pieces.append(FlowPiece(starts: Span(low: low, high: width - whole), width: whole))
        low = (width - whole).nextUp
      }
      if exact < whole {
        pieces.append(FlowPiece(starts: Span(low: low, high: width - exact), width: nil))
        low = (width - exact).nextUp
      }
      // Half a unit below, beyond the noise that a line may exceed its room by.
      room = line.exact - model.unit / 2
    }
    return pieces
  }
}
