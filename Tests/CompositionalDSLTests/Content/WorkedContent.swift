import CompositionalContentDSL
import Testing

/// The content of a worked document, written in the DSL.
struct WorkedContent: Sendable, CustomTestStringConvertible {
  /// The name of the document.
  let name: String
  let content: Content

  var testDescription: String { name }

  init(_ name: String, @ContentBuilder _ content: () -> Content) {
    self.name = name
    self.content = content()
  }

  static let all = stacks + flows + splits + rows + mixed

  private static let margins = DirectionalEdgeInsets(top: 16, leading: 24, bottom: 16, trailing: 24)

  private static func icon(_ id: String, _ width: CGFloat, _ height: CGFloat) -> Content {
    Leaf(id, width: width, height: height).hugging(.highest).compression(.highest)
  }

  private static func checkbox(_ icon: Content) -> HStack {
    HStack(alignment: .top, spacing: 8) {
      icon
      VStack("texts", spacing: 4) {
        Leaf("title", width: 120, height: 27)
        Leaf("subtitle", width: 200, height: 21)
      }
    }
    .insets(margins)
  }

  private static let stacks = [
    WorkedContent("epoxy-1.D1-checkbox") { checkbox(icon("icon", 24, 24)) },
    WorkedContent("epoxy-1.D2-center") {
      checkbox(icon("icon", 24, 24).verticalAlignment(.center))
    },
    WorkedContent("epoxy-1.D2-centeredTo") {
      checkbox(icon("icon", 24, 24).verticalAlignment(.centeredTo("texts/subtitle")))
    },
    WorkedContent("epoxy-1.D7-action") {
      VStack(alignment: .leading, spacing: 8) {
        Leaf("title", width: 150, height: 27)
        Leaf("subtitle", .wrapping(naturalWidth: 500, lineHeight: 20))
        Leaf("button", width: 110, height: 44)
      }
      .insets(margins)
    },
    WorkedContent("epoxy-1.D6-spacerMax") {
      HStack {
        Leaf("a", width: 100, height: 20)
        Spacer("spacer", maxWidth: 20)
        Leaf("b", width: 80, height: 20).hugging(horizontal: 251)
      }
    },
    WorkedContent("epoxy-1.D4-message") {
      HStack(alignment: .top, spacing: 8) {
        icon("avatar", 48, 48)
        VStack("content", spacing: 8) {
          HStack("top", alignment: .center, spacing: 8) {
            HStack("names", alignment: .center, spacing: 8) {
              Leaf("name", width: 118, height: 24)
              icon("dot", 8, 8)
            }
            .reflowsForAccessibility(false)
            Spacer("spacer")
            HStack("disclosure", alignment: .center, spacing: 8) {
              Leaf("date", width: 88, height: 18).compression(horizontal: 1000)
              icon("arrow", 12, 16)
            }
            .reflowsForAccessibility(false)
          }
          Leaf("message", .wrapping(naturalWidth: 600, lineHeight: 20, lineLimit: 3))
          Leaf("seen", width: 40, height: 16)
        }
      }
      .insets(margins)
    },
  ]

  private static func airport(_ id: String) -> Box {
    Box(id) {
      [
        Leaf("title", width: 40, height: 20).centered,
        Leaf("code", width: 70, height: 41).centered,
        Leaf("time", width: 60, height: 20).centered,
      ].vertical()
    }
  }

  private static func entry(_ id: String, _ width: CGFloat) -> Box {
    Box(id) {
      [Leaf("key", width: width, height: 16), Leaf("value", width: 40, height: 20)].vertical()
    }
  }

  /// Returns a flight card of constant sizes.
  private static func flight(_ name: String) -> WorkedContent {
    card(
      name, [airport("from"), airport("to")],
      [entry("flight", 48), entry("terminal", 62), entry("gate", 34), entry("boarding", 66)])
  }

  /// Returns a flight card of two airports and four entries, as the gallery shows it.
  static func card(_ name: String, _ airports: [Box], _ entries: [Box]) -> WorkedContent {
    let gap = FlowWidth.flexible(min: 20)
    return WorkedContent(name) {
      Flow(exactFit: .overflows) {
        Box("airports", margins: 8, width: .flexible(min: 0)) {
          airports.horizontal(space: gap).or(airports.vertical(space: 10)).id("shape")
        }
        Newline(20)
        Box("meta", margins: 8, width: .flexible(min: 0)) {
          entries.horizontal(space: gap)
            .or(
              [entries[..<2].horizontal(space: gap), entries[2...].horizontal(space: gap)]
                .vertical(space: 10)
            )
            .or(entries.vertical(space: 10))
            .id("shape")
        }
      }
    }
  }

  private static let number = Leaf("num", width: 80, height: 18)
  private static let date = Leaf("date", width: 110, height: 18)

  private static func options(_ sizes: CGFloat...) -> [Elements] {
    sizes.map { size in
      [Leaf("a", width: size, height: 10), Leaf("b", width: size, height: 10)].horizontal()
    }
  }

  private static let flows = [
    flight("flow-2.D2-375"), flight("flow-2.D2-146"),
    WorkedContent("flow-2.D1-191") {
      Flow(exactFit: .overflows) {
        Leaf("title", .wrapping(naturalWidth: 200, lineHeight: 20))
        Newline()
        (number + date).or(number + Newline() + date).id("meta")
      }
    },
    WorkedContent("flow-2.D6-continuation") {
      Flow {
        Leaf("a", width: 100, height: 10).or(Leaf("b", width: 40, height: 10)).id("ab")
        Newline()
        Leaf("c", width: 300, height: 10)
      }
    },
    WorkedContent("flow-2.D7-vertical") {
      Flow {
        Leaf("a", width: 10, height: 30)
        Leaf("b", width: 10, height: 10).layout(vertical: .center)
        Leaf("c", width: 10, height: 10).layout(vertical: .bottom)
        Leaf("d", width: 10, height: 10).layout(vertical: .stretch)
      }
    },
    WorkedContent("flow-threeOptions") {
      Flow {
        options(90)[0].or(options(70)[0]).or {
          Leaf("a", width: 30, height: 10)
          Newline(2)
          Leaf("b", width: 30, height: 10)
        }
        .id("c")
      }
    },
  ]

  private static let splits = [
    WorkedContent("split-3.D2-toolbar") {
      VSplit {
        Padding(safeArea: .top).id("top")
        Percentage(50) { Leaf("a") }
        Percentage(50) { Leaf("b") }
        Separator().id("line")
        Fixed(44) {
          HSplit("toolbar") {
            Equal { Leaf("l") }
            Separator().id("l1")
            Equal { Leaf("m") }
            Separator().id("l2")
            Equal { Leaf("r") }
          }
        }
      }
    },
    WorkedContent("split-3.D6-scrolling") {
      ScrollingSplit {
        Automatic { Leaf("label", .wrapping(naturalWidth: 200, lineHeight: 41)) }
          .edgeInsets(leading: 15, trailing: 15)
        Fixed(500) { Leaf("b") }
        Fixed(400) { Leaf("c") }
      }
    },
    conditional("split-3.D7-compact"), conditional("split-3.D7-regular"),
  ]

  private static func conditional(_ name: String) -> WorkedContent {
    WorkedContent(name) {
      Conditional {
        When(.horizontalSizeClass(.compact)) {
          VSplit("narrow") {
            Equal { Leaf("red") }
            Equal { Leaf("green") }
            Equal { Leaf("blue") }
          }
        }
        When(.horizontalSizeClass(.regular)) {
          VSplit("wide") {
            Percentage(30) { Leaf("green") }.edgeInsets(leading: 10, trailing: 10)
            Percentage(70) { Leaf("red") }
          }
        }
      }
    }
  }

  private static func row(_ id: String, _ height: CGFloat) -> Leaf {
    Leaf(id, width: 100, height: height)
  }

  private static let rows = [
    WorkedContent("rows-4.D2-removed") {
      Rows {
        row("a", 20)
        row("b", 40)
        row("c", 20)
        row("d", 30)
      }
      .operations([
        .add(["a", "b", "c"]), .set(.init(automaticallyHidesLastSeparator: true)), .add(["d"]),
        .remove(["d"]),
      ])
    },
    WorkedContent("rows-4.D3-hidden") {
      Rows {
        row("a", 20)
        Row { row("b", 40) }.hidden()
        row("c", 20)
      }
    },
    WorkedContent("rows-4.D5-later") {
      Rows {
        row("a", 20)
        row("b", 40)
        row("c", 20)
      }
      .operations([
        .add(["a", "b"]), .set(.init(rowInset: .zero)), .add(["c"]),
        .set(.init(separatorInset: .zero)), .set(.init(separatorWidth: 2)),
      ])
    },
  ]

  private static func textRow(
    _ id: String, _ title: Text, _ subtitle: Text
  ) -> Content {
    HStack(id, alignment: .top, spacing: 8) {
      icon("icon", 24, 24)
      VStack("texts", spacing: 4) {
        title
        subtitle
      }
    }
    .insets(margins).content
  }

  private static let mixed = [
    WorkedContent("mixed-stacksInRows") {
      Rows {
        textRow("one", Text("title", length: 12), Text("subtitle", length: 60))
        textRow("two", Text("title", length: 20), Text("subtitle", length: 10))
      }
      .automaticallyHidesLastSeparator()
    },
    WorkedContent("mixed-stackInSplit") {
      VSplit {
        Automatic {
          textRow(
            "row", Text("title", length: 18, style: .headline), Text("subtitle", length: 90))
        }
        Equal { Leaf("rest") }
      }
    },
  ]
}
