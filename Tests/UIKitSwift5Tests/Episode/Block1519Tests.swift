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

// 15:19
extension Layout {
    func apply(containerWidth: CGFloat) -> [UIView] {
        var result: [UIView] = []
        var origin: CGPoint = .zero
        switch self {
        case let .view(v, rest):
            result.append(v)
            let availableWidth = containerWidth - origin.x
            let size = v.sizeThatFits(CGSize(width: availableWidth, height: .greatestFiniteMagnitude))
            v.frame = CGRect(origin: origin, size: size)
            origin.x += size.width
            _ = rest // filled in
        case .newline, .choice, .empty: break // filled in
        }
        return result // filled in
    }
}

/// Applying the Layout: the first view.
@MainActor
@Suite struct Block1519Tests {
  /// The first view has its frame; the rest waits for the next step.
  @Test func aViewGetsItsFrame() {
    let sample = Sample()
    let layout = Layout.view(sample.title, .newline(.view(sample.number, .empty)))
    let host = Host { layout.apply(containerWidth: $0) }
    expect(host, in: 320, [sample.title: CGRect(x: 0, y: 0, width: 200, height: 20)])
    expect(host, in: 191, [sample.title: CGRect(x: 0, y: 0, width: 191, height: 40)])
    expectFlow([.view(sample.content("title"))], of: host, sample, in: 191)
  }
}
