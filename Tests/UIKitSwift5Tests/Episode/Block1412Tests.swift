// swift-format-ignore-file
// The code of the episode, word for word; each ellipsis is filled in.

import CompositionalContent
import Testing
import UIKit

// 07:19
private indirect enum Layout {
    case view(UIView, Layout)
    case newline(Layout)
    case choice(Layout, Layout)
    case empty
}

// 14:12
extension Layout {
    func apply(containerWidth: CGFloat) -> [UIView] {
        var result: [UIView] = []
        result += [] // filled in
        return result // filled in
    }
}

/// Applying the Layout: collecting the views.
@MainActor
@Suite struct Block1412Tests {
  /// It returns the views, none so far.
  @Test func applyReturnsViews() {
    let sample = Sample()
    let views = Layout.view(sample.title, .empty).apply(containerWidth: 320)
    #expect(views.isEmpty)
  }
}
