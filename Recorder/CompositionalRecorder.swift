// One file for a debug build of an app. It writes down what a collection view on the screen has placed, so
// that the command `playground` can say why. It calls UIKit's public API only, from iOS 13 on.
//
// In the debugger: e print(collectionView.compositionalRecording())
#if canImport(UIKit)
  import Foundation
  import UIKit

  /// A diffable data source, whatever its identifiers are.
  @MainActor private protocol RecordedDiffableDataSource {
    /// The number of item identifiers of each section.
    var snapshotItemCounts: [Int] { get }
  }

  extension UICollectionViewDiffableDataSource: RecordedDiffableDataSource {
    fileprivate var snapshotItemCounts: [Int] {
      let snapshot = self.snapshot()
      return snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
    }
  }

  extension UICollectionView {
    /// Returns the collection view as a JSON text: its surroundings, the frames of all elements, the sizes
    /// that visible cells prefer, and how far it and its rows are scrolled.
    ///
    /// Nothing of what the cells show is in the text but their classes.
    ///
    /// - Parameter limit: The most items to write down. More make a text of the visible elements only.
    /// - Complexity: O(items)
    func compositionalRecording(limit: Int = 5_000) -> String {
      layoutIfNeeded()
      let counts = (0..<numberOfSections).map { numberOfItems(inSection: $0) }
      let isComplete = counts.reduce(0, +) <= limit
      let everywhere = CGRect(origin: .zero, size: collectionViewLayout.collectionViewContentSize)
        .insetBy(dx: -bounds.width, dy: -bounds.height)
      var answer: [String: Any] = [
        "version": 1,
        "contentSize": numbers(collectionViewLayout.collectionViewContentSize),
        "contentOffset": [number(contentOffset.x), number(contentOffset.y)],
        "visibleRect": numbers(bounds),
        "environment": environmentOfRecording,
        "itemCounts": counts,
        "elements": placed(in: isComplete ? everywhere : bounds, isComplete ? counts : []),
      ]
      if isComplete { answer["rect"] = numbers(everywhere) }
      if let source = dataSource as? RecordedDiffableDataSource {
        answer["snapshotItemCounts"] = source.snapshotItemCounts
      }
      let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
      let data = try? JSONSerialization.data(withJSONObject: answer, options: options)
      return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    /// Puts the text of ``compositionalRecording(limit:)`` on the pasteboard.
    func copyCompositionalRecording() {
      UIPasteboard.general.string = compositionalRecording()
    }

    /// The size of the view, its insets, margins and traits.
    private var environmentOfRecording: [String: Any] {
      let (safeArea, adjusted) = (safeAreaInsets, adjustedContentInset)
      var environment: [String: Any] = [
        "size": numbers(bounds.size),
        "displayScale": number(max(traitCollection.displayScale, 1)),
        "safeAreaInsets": numbers(safeArea),
        "layoutMargins": numbers(layoutMargins),
        // What the host adds around the content, beyond the safe area.
        "contentInset": numbers(
          UIEdgeInsets(
            top: adjusted.top - safeArea.top, left: adjusted.left - safeArea.left,
            bottom: adjusted.bottom - safeArea.bottom, right: adjusted.right - safeArea.right)),
        "layoutDirection": effectiveUserInterfaceLayoutDirection == .rightToLeft
          ? "rightToLeft" : "leftToRight",
        "contentSizeCategory": textSizeOfRecording,
      ]
      if let version = Int(UIDevice.current.systemVersion.prefix { $0 != "." }), version >= 13 {
        environment["systemVersion"] = version
      }
      let readable = readableContentGuide.layoutFrame
      environment["readableContentInsets"] = numbers(
        UIEdgeInsets(
          top: readable.minY - bounds.minY, left: readable.minX - bounds.minX,
          bottom: bounds.maxY - readable.maxY, right: bounds.maxX - readable.maxX))
      return environment
    }

    private var textSizeOfRecording: String {
      let names: [UIContentSizeCategory: String] = [
        .extraSmall: "extraSmall", .small: "small", .medium: "medium", .large: "large",
        .extraLarge: "extraLarge", .extraExtraLarge: "extraExtraLarge",
        .extraExtraExtraLarge: "extraExtraExtraLarge",
        .accessibilityMedium: "accessibilityMedium", .accessibilityLarge: "accessibilityLarge",
        .accessibilityExtraLarge: "accessibilityExtraLarge",
        .accessibilityExtraExtraLarge: "accessibilityExtraExtraLarge",
        .accessibilityExtraExtraExtraLarge: "accessibilityExtraExtraExtraLarge",
      ]
      return names[traitCollection.preferredContentSizeCategory] ?? "large"
    }

    /// The elements that the layout answers with in a rectangle, and all cells of some sections.
    private func placed(in rect: CGRect, _ counts: [Int]) -> [[String: Any]] {
      var found = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
      for (section, count) in counts.enumerated() {
        for item in 0..<count {
          let path = IndexPath(item: item, section: section)
          if let cell = collectionViewLayout.layoutAttributesForItem(at: path) {
            found.append(cell)
          }
        }
      }
      let rows = scrolledRows
      var seen: Set<String> = []
      return found.compactMap { attributes in
        let frame = attributes.frame
        let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy {
          $0.isFinite
        }
        guard isFinite, seen.insert(name(of: attributes)).inserted else { return nil }
        return element(attributes, rows)
      }
    }

    /// How far the cells of rows stand from where the layout has them, by section, in points.
    ///
    /// A layout answers with the frames of rows that are not scrolled, but a cell stands where its row is.
    private var scrolledRows: [Int: CGPoint] {
      var rows: [Int: CGPoint] = [:]
      for path in indexPathsForVisibleItems where rows[path.section] == nil {
        guard let cell = cellForItem(at: path),
          let attributes = collectionViewLayout.layoutAttributesForItem(at: path),
          attributes.transform == .identity
        else { continue }
        let center = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: self)
        let shift = CGPoint(x: center.x - attributes.center.x, y: center.y - attributes.center.y)
        if max(abs(shift.x), abs(shift.y)) > 0.01 { rows[path.section] = shift }
      }
      return rows
    }

    private func element(
      _ attributes: UICollectionViewLayoutAttributes, _ rows: [Int: CGPoint]
    ) -> [String: Any] {
      var element: [String: Any] = [
        "id": name(of: attributes), "frame": numbers(attributes.frame),
        "zIndex": attributes.zIndex, "alpha": number(attributes.alpha),
        "isHidden": attributes.isHidden,
      ]
      guard attributes.representedElementCategory == .cell else { return element }
      if let shift = rows[attributes.indexPath.section] {
        element["unscrolledFrame"] = numbers(attributes.frame)
        element["frame"] = numbers(attributes.frame.offsetBy(dx: shift.x, dy: shift.y))
      }
      guard let cell = cellForItem(at: attributes.indexPath) else { return element }
      element["class"] = String(describing: type(of: cell))
      if let copy = attributes.copy() as? UICollectionViewLayoutAttributes {
        let preferred = cell.preferredLayoutAttributesFitting(copy).size
        if preferred.width.isFinite, preferred.height.isFinite {
          element["preferredSize"] = numbers(preferred)
        }
      }
      return element
    }

    /// The name of an element, as `cell 0.3` or `supplementary header 1.0`.
    private func name(of attributes: UICollectionViewLayoutAttributes) -> String {
      let path = attributes.indexPath
      // A boundary item of the layout itself has an index path without a section.
      let place = path.count < 2 ? "0.max" : "\(path[0]).\(path[1])"
      let kind = attributes.representedElementKind ?? "unknown"
      switch attributes.representedElementCategory {
      case .supplementaryView: return "supplementary \(kind) \(place)"
      case .decorationView: return "decoration \(kind) \(place)"
      default: return "cell \(place)"
      }
    }

    private func number(_ length: CGFloat) -> Double {
      length.isFinite ? (Double(length) * 10_000).rounded() / 10_000 : 0
    }

    private func numbers(_ size: CGSize) -> [Double] { [number(size.width), number(size.height)] }

    private func numbers(_ rect: CGRect) -> [Double] {
      [number(rect.minX), number(rect.minY), number(rect.width), number(rect.height)]
    }

    private func numbers(_ insets: UIEdgeInsets) -> [String: Double] {
      [
        "top": number(insets.top), "left": number(insets.left), "bottom": number(insets.bottom),
        "right": number(insets.right),
      ]
    }
  }
#endif
