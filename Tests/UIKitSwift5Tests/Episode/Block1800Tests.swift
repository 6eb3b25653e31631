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

// 18:00
extension Layout {
    func apply(containerWidth: CGFloat) -> [UIView] {
        var result: [UIView] = []
        var origin: CGPoint = .zero
        var current: Layout = self
        while true {
            switch current {
            case let .view(v, rest):
                result.append(v)
                let availableWidth = containerWidth - origin.x
                let size = v.sizeThatFits(CGSize(width: availableWidth, height: .greatestFiniteMagnitude))
                v.frame = CGRect(origin: origin, size: size)
                origin.x += size.width
                current = rest
            case let .newline(rest), let .choice(rest, _): current = rest // filled in
            case .empty:
                return result
            }
        }
    }
}

/// Applying the Layout: all views.
@MainActor
@Suite struct Block1800Tests {
  /// Views side by side: the date begins where the number ends.
  @Test func viewsFollowOneAnother() {
    let sample = Sample()
    let layout = Layout.view(sample.number, Layout.view(sample.date, .empty))
    let host = Host { layout.apply(containerWidth: $0) }
    expect(
      host, in: 320,
      [
        sample.number: CGRect(x: 0, y: 0, width: 80, height: 18),
        sample.date: CGRect(x: 80, y: 0, width: 110, height: 18),
      ])
    expectFlow(
      [.view(sample.content("number")), .view(sample.content("date"))], of: host, sample, in: 320)
  }
}
