// swift-format-ignore-file
// The code of the episode, word for word; each ellipsis is filled in.

import CompositionalContent
import ObjcioLayout
import Testing
import UIKit

private enum Block0629 {
    class ViewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
        
            let titleLabel = UILabel(text: "Building a Layout Library", size: .headline, multiline: true)
            let episodeNumber = UILabel(text: "Episode 123", size: .body)
            let episodeDate = UILabel(text: "September 23", size: .body)
        
            let horizontalStack = UIStackView(arrangedSubviews: [episodeNumber, episodeDate])
            let verticalStack = UIStackView(arrangedSubviews: [titleLabel, horizontalStack])
            verticalStack.axis = .vertical
        
            view.addSubview(verticalStack)
            verticalStack.translatesAutoresizingMaskIntoConstraints = false
            view.addConstraints([
                verticalStack.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
                verticalStack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                verticalStack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            ])
        }
    }
}

private enum Block0719 {
    indirect enum Layout {
        case view(UIView, Layout)
        case newline(Layout)
        case choice(Layout, Layout)
        case empty
    }
}

private enum Block1218 {
    final class LayoutContainer: UIView {
        let layout: Layout
        init(_ layout: Layout) {
            self.layout = layout
            super.init(frame: .zero)
        }
    
        required init?(coder aDecoder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }
    
        override func layoutSubviews() {
            // todo
        }
    }
}

private enum Block2141 {
    final class LayoutContainer: UIView {
        let layout: Layout
        init(_ layout: Layout) { // filled in
            self.layout = layout // filled in
            super.init(frame: .zero) // filled in
        } // filled in
    
        required init?(coder aDecoder: NSCoder) { // filled in
            fatalError("init(coder:) has not been implemented") // filled in
        } // filled in
    
        override func layoutSubviews() {
            let views = layout.apply(containerWidth: bounds.width)
            setSubviews(views)
        }
    }
}

private enum Block2249 {
    class ViewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
        
            let titleLabel = UILabel(text: "Building a Layout Library", size: .headline, multiline: true) // filled in
            let episodeNumber = UILabel(text: "Episode 123", size: .body) // filled in
            let episodeDate = UILabel(text: "September 23", size: .body) // filled in
            let horizontal = Layout.view(episodeNumber, Layout.view(episodeDate, .empty)) // filled in
            let vertical = Layout.view(episodeNumber, .newline(Layout.view(episodeDate, .empty))) // filled in

            let layout = Layout.view(titleLabel, .newline(
                .choice(horizontal, vertical)
                ))

            let container = LayoutContainer(layout)
            container.translatesAutoresizingMaskIntoConstraints = false

            view.addSubview(container)
            view.addConstraints([
                container.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
                container.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                container.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            ])
       
        }
    }
}

private enum Block2351 {
    final class LayoutContainer: UIView {
        let layout: Layout
        init(_ layout: Layout) {
            self.layout = layout
            super.init(frame: .zero)
        
            #if canImport(ObjectiveC)
            NotificationCenter.default.addObserver(self, selector: #selector(setNeedsLayout), name: Notification.Name.UIContentSizeCategoryDidChange, object: nil)
            #else
            // Without Objective-C there is no #selector.
            _ = NotificationCenter.default.addObserver(forName: Notification.Name.UIContentSizeCategoryDidChange, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.setNeedsLayout() }
            }
            #endif
        }
    
    
        required init?(coder aDecoder: NSCoder) { // filled in
            fatalError("init(coder:) has not been implemented") // filled in
        } // filled in
    
        override func layoutSubviews() { // filled in
            setSubviews(layout.apply(containerWidth: bounds.width)) // filled in
        } // filled in
    }
}

/// Blocks that use the library, by their headings.
@MainActor
@Suite struct EpisodeTests {
  /// Simple Example: two nested stack views, 8 points from the sides.
  @Test func simpleExample() throws {
    let controller = Block0629.ViewController()
    let window = present(controller, width: 320)
    let stack = try #require(controller.view.subviews.first as? UIStackView)
    let inner = try #require(stack.arrangedSubviews.last as? UIStackView)
    let margins = controller.view.layoutMargins
    #expect(
      near(
        stack.frame,
        CGRect(x: margins.left, y: margins.top, width: 320 - margins.left - margins.right, height: 2 * line)))
    #expect(near(inner.frame, CGRect(x: 0, y: line, width: stack.frame.width, height: line)))
    let (number, date) = (inner.arrangedSubviews[0], inner.arrangedSubviews[1])
    #expect(number.frame.minX == 0 && date.frame.maxX == stack.frame.width)
    #expect(near(date.frame.size.height, line) && window.bounds.width == 320)
  }

  /// Layout Abstraction: the type as it is written.
  @Test func layoutAbstraction() {
    let (one, other) = (UIView(), UIView())
    let layout = Block0719.Layout.choice(.view(one, .newline(.view(other, .empty))), .empty)
    guard case .choice(.view(let view, .newline), .empty) = layout else {
      Issue.record("The layout is another.")
      return
    }
    #expect(view === one)
  }

  /// Defining a Layout.
  @Test func definingALayout() {
    let sample = Sample()
    let (titleLabel, episodeNumber, episodeDate) = (sample.title, sample.number, sample.date)
// ---- from here
let layout = Layout.view(titleLabel, .newline(
    Layout.view(episodeNumber, Layout.view(episodeDate, .empty))
    ))
// ---- to here
    let host = Host { layout.apply(containerWidth: $0) }
    expect(
      host, in: 191,
      [
        titleLabel: CGRect(x: 0, y: 0, width: 191, height: 40),
        episodeNumber: CGRect(x: 0, y: 40, width: 80, height: 18),
        episodeDate: CGRect(x: 80, y: 40, width: 110, height: 18),
      ])
    expectFlow(
      [
        .view(sample.content("title")), .newline(0), .view(sample.content("number")),
        .view(sample.content("date")),
      ], of: host, sample, in: 191)
  }

  /// Defining a Layout: the choice.
  @Test func definingAChoice() {
    let sample = Sample()
    let (titleLabel, episodeNumber, episodeDate) = (sample.title, sample.number, sample.date)
// ---- from here
let horizontal = Layout.view(episodeNumber, Layout.view(episodeDate, .empty))
let vertical = Layout.view(episodeNumber, .newline(Layout.view(episodeDate, .empty)))
let layout = Layout.view(titleLabel, .newline(
    .choice(horizontal, vertical)
    ))
// ---- to here
    expectSample(Host { layout.apply(containerWidth: $0) }, sample)
    let container = LayoutContainer(layout)
    let window = present(container, width: 190)
    #expect(episodeDate.frame == CGRect(x: 0, y: 58, width: 110, height: 18))
    #expect(container.subviews.count == 3 && window.bounds.width == 190)
  }

  /// Applying the Layout: a container without views so far.
  @Test func theContainer() {
    let container = Block1218.LayoutContainer(.view(UIView(), .empty))
    let window = present(container, width: 320)
    #expect(container.subviews.isEmpty && container.frame == window.bounds)
  }

  /// Applying the Layout: the container adds the views of the layout, and removes others.
  @Test func theContainerAddsViews() {
    let (sample, old) = (Sample(), UIView())
    let container = Block2141.LayoutContainer(.view(sample.number, .view(sample.date, .empty)))
    container.addSubview(old)
    let window = present(container, width: 320)
    #expect(container.subviews == [sample.number, sample.date] && old.superview == nil)
    #expect(sample.date.frame == CGRect(x: 80, y: 0, width: 110, height: 18))
    expectFlow(
      [.view(sample.content("number")), .view(sample.content("date"))],
      of: Host { _ in container.subviews }, sample, in: window.bounds.width)
  }

  /// Applying the Layout: the container in the controller. 8 points from the sides, the labels side by
  /// side.
  @Test func theContainerInAController() throws {
    let controller = Block2249.ViewController()
    let window = present(controller, width: 320)
    let container = try #require(controller.view.subviews.first as? LayoutContainer)
    let margins = controller.view.layoutMargins
    #expect(container.frame.origin == CGPoint(x: margins.left, y: margins.top))
    #expect(container.frame.width == 320 - margins.left - margins.right)
    let (title, number, date) = (
      container.subviews[0], container.subviews[1], container.subviews[2]
    )
    #expect(title.frame.origin == .zero && near(title.frame.height, line))
    #expect(near(number.frame.minY, line) && number.frame.minX == 0)
    #expect(near(date.frame.minY, line) && date.frame.minX == number.frame.maxX)
    let views = ["title": title, "number": number, "date": date]
    func content(_ name: String) -> FlowElement {
        .view(Content(.fixed(views[name]?.sizeThatFits(container.bounds.size) ?? .zero), id: name))
    }
    let flow = ContentFlow(
      [
        content("title"), .newline(0),
        .choice(FlowChoice([
          [content("number"), content("date")], [content("number"), .newline(0), content("date")],
        ])),
      ], exactFit: .overflows)
    let solution = Content(kind: .flow(flow)).solve(for: ContentProposal(width: container.bounds.width))
    for part in solution.frames { #expect(near(views[part.path]?.frame ?? .null, part.frame)) }
    #expect(solution.frames.count == 3 && window.bounds.width == 320)
  }

  /// Updating the Layout and Results: at a larger text size the labels are below each other, and on its
  /// side they are not.
  @Test func theLayoutFollowsTheTextSize() throws {
    let controller = Block2249.ViewController()
    let window = present(controller, width: 320)
    let container = try #require(controller.view.subviews.first)
    let (number, date) = (container.subviews[1], container.subviews[2])
    window.simulation.traitCollection = UITraitCollection(traitsFrom: [
      window.traitCollection,
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraLarge),
    ])
    window.layoutIfNeeded()
    #expect(date.frame.minX == 0 && date.frame.minY == number.frame.maxY)
    controller.view.frame.size.width = 1200
    window.layoutIfNeeded()
    #expect(date.frame.minX == number.frame.maxX && date.frame.minY == number.frame.minY)
  }

  /// Updating the Layout and Results: the labels are side by side while both fit, at every text size, as in
  /// a flow. The natural widths are those of the text model: together 331 points at accessibilityMedium,
  /// whose body has 28 points, 391 of 33, and 473 of 40, between margins of 16.
  @Test(arguments: [
    (320, UIContentSizeCategory.accessibilityMedium), (375, .accessibilityLarge), (430, .accessibilityExtraLarge),
  ])
  func theLayoutFollowsEveryTextSize(_ width: CGFloat, _ first: UIContentSizeCategory) throws {
    let sizes: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ]
    let controller = Block2249.ViewController()
    let window = present(controller, width: width)
    let container = try #require(controller.view.subviews.first)
    let (number, date) = (container.subviews[1], container.subviews[2])
    let flow = ContentFlow(
      [
        .view(Content(.text("Building a Layout Library", style: .headline), id: "title")), .newline(0),
        .choice(FlowChoice(id: "shape", [
          ["Episode 123", "September 23"].map { .view(Content(.text($0, lineLimit: 1), id: $0)) },
          [
            .view(Content(.text("Episode 123", lineLimit: 1), id: "number")), .newline(0),
            .view(Content(.text("September 23", lineLimit: 1), id: "date")),
          ],
        ])),
      ], exactFit: .overflows)
    for size in sizes {
      window.simulation.traitCollection = UITraitCollection(traitsFrom: [
        window.traitCollection, UITraitCollection(preferredContentSizeCategory: size),
      ])
      window.layoutIfNeeded()
      let model = TextModel(
        .body, contentSizeCategory: size, displayScale: window.traitCollection.displayScale)
      #expect(abs(number.frame.width - model.size(of: "Episode 123").width) < 1e-9)
      #expect(abs(date.frame.width - model.size(of: "September 23").width) < 1e-9)
      let isColumn = try #require(sizes.firstIndex(of: size)) >= #require(sizes.firstIndex(of: first))
      #expect((date.frame.minX == 0) == isColumn, "\(size)")
      #expect(date.frame.minY == (isColumn ? number.frame.maxY : number.frame.minY))
      let solution = Content(kind: .flow(flow)).solve(
        for: ContentProposal(width: container.bounds.width), in: ContentEnvironment(contentSizeCategory: size))
      #expect(solution.choices["shape"] == (isColumn ? 1 : 0), "\(size)")
    }
  }

  /// Updating the Layout: the container lays out again after the notification.
  @Test func theContainerObservesTheTextSize() {
    let sample = Sample()
    let layout = Layout.view(sample.number, .empty)
    let container = Block2351.LayoutContainer(layout)
    let other = LayoutContainer(Layout.view(sample.date, .empty))
    let windows = [present(container, width: 320), present(other, width: 320)]
    // The new subviews have marked their containers.
    for window in windows { window.layoutIfNeeded() }
    (sample.number.natural, sample.date.natural) = (CGSize(width: 90, height: 30), CGSize(width: 91, height: 31))
    for window in windows { window.layoutIfNeeded() }
    #expect(sample.number.frame.width == 80)
    NotificationCenter.default.post(name: Notification.Name.UIContentSizeCategoryDidChange, object: nil)
    for window in windows { window.layoutIfNeeded() }
    #expect(sample.number.frame == CGRect(x: 0, y: 0, width: 90, height: 30))
    #expect(sample.date.frame == CGRect(x: 0, y: 0, width: 91, height: 31))
  }
}
