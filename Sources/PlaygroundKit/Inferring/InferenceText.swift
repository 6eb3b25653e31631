import Compositional
import CompositionalDocuments
import CompositionalTools

/// The report of `infer` in words.
struct InferenceText {
  let inference: LayoutInference
  let names: [String]
  let program: String

  /// The lines of the report.
  var lines: [String] {
    var lines: [String] = inference.memorizedSections.map { index in
      "sections[\(index)] repeats the frames of one view, because no pattern was found for it: in a view "
        + "of another size it has the same frames."
    }
    if let layout = inference.layout, let text = try? layout.jsonText() {
      lines += text.split(separator: "\n").map(String.init)
    } else {
      let cells = inference.views.reduce(0) { $0 + $1.elements.count { $0.category == .cell } }
      lines.append(
        cells == 0
          ? "The input has no cells, so there is no layout."
          : "No layout was found for the \(cells) cells.")
    }
    lines.append("")
    for (name, view) in zip(inference.viewNames, inference.views) {
      lines.append(
        view.isExplained
          ? "\(name): all \(view.elementCount) elements match" : Self.missing(view, named: name))
    }
    let views = zip(inference.viewNames, inference.views).map { name, view in
      Self.surroundings(view).map { (name: name, text: $0) }
    }.joined()
    for text in Set(views.map(\.text)).sorted() {
      let names = views.filter { $0.text == text }.map(\.name)
      let isOfAll = names.count == inference.views.count
      lines.append("supposed\(isOfAll ? "" : " for \(names.joined(separator: ", "))"): \(text)")
    }
    if inference.isAsMeasured {
      let measured = inference.layout?.measuredElements ?? []
      lines.append(
        "as measured: \(measured.joined(separator: ", ")) \(measured.count == 1 ? "has" : "have") an "
          + "estimate, and the given sizes")
    }
    if let flow = inference.flow {
      lines.append("")
      lines.append(
        "The frames are those of a flow layout: lines with a spacing of at least "
          + "\(NumberText(flow.minimumInteritemSpacing)), with a line spacing of "
          + "\(NumberText(flow.minimumLineSpacing)). Each line distributes its free space.")
      lines.append("No compositional layout has these frames. --to uikit writes the flow layout.")
    }
    return lines + certainty + spacings + openNames
  }

  /// What a view is supposed to have around it, where the layout needs it.
  private static func surroundings(_ view: LayoutInference.View) -> [String] {
    guard view.isGuessed else { return [] }
    let environment = view.environment
    let readable = environment.readableContentInsets ?? .zero
    return [
      ("a safe area", environment.safeAreaInsets), ("layout margins", environment.layoutMargins),
      ("readable content insets", readable == environment.layoutMargins ? .zero : readable),
    ].filter { $0.1 != .zero }.map { name, insets in
      let numbers = [insets.top, insets.left, insets.bottom, insets.right]
      return "\(name) of "
        + numbers.map { NumberText(Double($0)).description }.joined(separator: ", ")
        + " (top, left, bottom, right)"
    }
  }

  /// The alternatives of each dimension, and the view in which they differ.
  private var certainty: [String] {
    let open = inference.dimensions.filter { !$0.isCertain }
    guard !inference.dimensions.isEmpty else { return [] }
    if open.isEmpty { return ["", "No other dimensions are known to give these frames."] }
    var lines = ["", "These dimensions have alternatives:"]
    for dimension in open {
      for other in dimension.alternatives {
        let size = other.decidingSize.map {
          "; they differ in a view of \(NumberText(Double($0.width))) x "
            + "\(NumberText(Double($0.height)))"
        }
        lines.append(
          "  \(dimension.path): \(dimension.dimension), or \(other.dimension)\(size ?? "")")
      }
    }
    return lines
  }

  /// The alternatives of each spacing and inset, and the view in which they differ.
  private var spacings: [String] {
    let open = inference.spacings.filter { !$0.isCertain }
    guard !open.isEmpty else { return [] }
    return ["", "These spacings and insets have alternatives:"]
      + open.flatMap { spacing in
        spacing.alternatives.map { other in
          var between = ""
          if case .reference = other.value { between = " with the margins of a device" }
          let difference =
            other.decidingSize.map { size in
              "; they differ in a view of \(NumberText(Double(size.width))) x "
                + "\(NumberText(Double(size.height)))\(between)"
            } ?? "; they are equal at every size"
          return "  \(spacing.path): \(spacing.value), or \(other.value)\(difference)"
        }
      }
  }

  /// The behaviors and appearances that the frames leave open.
  private var openNames: [String] {
    guard !inference.names.isEmpty else { return [] }
    return ["", "The frames leave these names open:"]
      + inference.names.map { name in
        "  \(name.path): \(name.name), or \(name.alternatives.joined(separator: ", "))"
      }
  }

  /// Says which elements of a view the layout does not explain.
  static func missing(_ view: LayoutInference.View, named name: String) -> String {
    var parts: [String] = []
    func add(_ ids: [ElementID], _ verb: String) {
      guard !ids.isEmpty else { return }
      let shown = ids.prefix(8).map(\.description.printable).joined(separator: ", ")
      let more = ids.count > 8 ? " and \(ids.count - 8) more" : ""
      parts.append("\(verb) \(shown)\(more)")
    }
    add(view.unexplained, "the layout has other frames, or none, for")
    add(view.absent, "the layout also has")
    let matched = view.elementCount - view.unexplained.count
    return "\(name): \(matched) of \(view.elementCount) elements match; "
      + parts.joined(separator: "; ")
  }
}

extension LayoutInference {
  /// The names of the views: their sizes.
  var viewNames: [String] {
    views.map { view in
      let size = view.environment.container.contentSize
      return "\(NumberText(Double(size.width))) x \(NumberText(Double(size.height)))"
    }
  }
}

extension LayoutDocument {
  /// The paths of what sizes itself.
  fileprivate var measuredElements: [String] {
    var found = configuration.boundarySupplementaryItems.filter {
      !$0.layoutSize.estimatedAxes.isEmpty
    }
    .map { "\($0.elementKind.printable) of the layout" }
    for (index, section) in sections.enumerated() {
      let place = "sections[\(index)]"
      guard case .section(let own) = section else {
        found.append("the rows of \(place)")
        continue
      }
      if own.group.item.isEstimated { found.append("the cells of \(place)") }
      for item in own.boundarySupplementaryItems where !item.layoutSize.estimatedAxes.isEmpty {
        found.append("\(item.elementKind.printable) of \(place)")
      }
    }
    return found
  }
}
