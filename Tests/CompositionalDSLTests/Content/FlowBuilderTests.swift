import CompositionalContentDSL
import Testing

/// Flows equal the values that are made by hand.
@Suite("Flow builders")
struct FlowBuilderTests {
  private let a = Leaf("a", width: 20, height: 10)
  private let b = Leaf("b", width: 30, height: 10)
  private let c = Leaf("c", width: 40, height: 10)

  private func view(_ leaf: Leaf) -> FlowElement { .view(leaf.content) }

  private func flow(
    _ elements: [FlowElement], exactFit: ContentFlow.ExactFit = .fits, id: String? = nil
  ) -> Content {
    Content(kind: .flow(ContentFlow(elements, exactFit: exactFit)), id: id)
  }

  @Test("Views, spaces and newlines, in order")
  func elements() {
    let built = Flow {
      a
      Space(8)
      b
      Newline(4)
      c
      Newline()
    }
    #expect(
      built.content
        == flow([view(a), .space(.absolute(8)), view(b), .newline(4), view(c), .newline(0)]))
  }

  @Test("A name and the strict rule of an exact fit")
  func exactFit() {
    #expect(
      Flow("f", exactFit: .overflows) { a }.content
        == flow([view(a)], exactFit: .overflows, id: "f"))
  }

  @Test("Every width, also as a literal")
  func widths() {
    let widths: [(FlowWidth, FlowWidth)] = [
      (20, .absolute(20)), (0.5, .absolute(0.5)), (.absolute(3), .absolute(3)),
      (.basedOnContents, .basedOnContents), (.flexible(min: 8), .flexible(min: 8)),
      (.flexible(min: nil), .flexible(min: nil)),
    ]
    for (width, expected) in widths {
      #expect(Flow { Space(width) }.content == flow([.space(expected)]))
      var content = a.content
      content.placement.flowWidth = expected
      #expect(Flow { a.layout(width: width) }.content == flow([.view(content)]))
    }
    #expect(Space().flowElements == [.space(.flexible(min: 0))])
  }

  @Test("The alignment of a view within its line", arguments: FlowAlignment.allCases)
  func alignments(alignment: FlowAlignment) {
    var content = a.content
    content.placement.flowAlignment = alignment
    #expect(Flow { a.layout(vertical: alignment) }.content == flow([.view(content)]))
  }

  @Test("Boxes with margins, a width and an alignment")
  func boxes() {
    let margins = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let box = FlowBox(
      id: "box", margins: margins, width: .flexible(min: 0), alignment: .stretch,
      elements: [view(a), .space(.absolute(4)), view(b)])
    let built = Flow {
      Box("box", margins: 8, width: .flexible(min: 0), vertical: .stretch) {
        a
        Space(4)
        b
      }
    }
    #expect(built.content == flow([.box(box)]))
    let modified = Flow {
      Elements {
        a
        Space(4)
        b
      }
      .box("box", margins: margins, width: .flexible(min: 0), vertical: .stretch)
    }
    #expect(modified.content == built.content)
    #expect(Flow { Box { a } }.content == flow([.box(FlowBox(elements: [view(a)]))]))
  }

  @Test("Or makes a choice, and adds options to one")
  func choices() {
    let options = [[view(a), view(b)], [view(a), .newline(0), view(b)]]
    let wide = Elements {
      a
      b
    }
    let tall = Elements {
      a
      Newline()
      b
    }
    #expect(Flow { wide.or(tall) }.content == flow([.choice(FlowChoice(options))]))
    let built = Flow {
      wide.or {
        a
        Newline()
        b
      }
    }
    #expect(built.content == flow([.choice(FlowChoice(options))]))
    #expect(
      Flow { wide.or(tall).or(c).id("shape") }.content
        == flow([.choice(FlowChoice(id: "shape", options + [[view(c)]]))]))
    #expect(
      Flow { wide.or(tall).id("shape").or { c } }.content
        == flow([.choice(FlowChoice(id: "shape", options + [[view(c)]]))]))
  }

  @Test("Plus appends, also to a choice")
  func plus() {
    #expect((a + b).flowElements == [view(a), view(b)])
    #expect((a + Space(4) + b).flowElements == [view(a), .space(.absolute(4)), view(b)])
    #expect(
      (a.or(b) + c).flowElements == [.choice(FlowChoice([[view(a)], [view(b)]])), view(c)])
  }

  @Test("Parts side by side and below one another")
  func horizontalAndVertical() {
    #expect([a, b].horizontal().flowElements == [view(a), view(b)])
    #expect(
      [a, b, c].horizontal(space: .flexible(min: 20)).flowElements
        == [view(a), .space(.flexible(min: 20)), view(b), .space(.flexible(min: 20)), view(c)])
    #expect([a, b].vertical().flowElements == [view(a), .newline(0), view(b)])
    let mixed: [FlowPart] = [a, Elements { b }, Box { c }]
    #expect(
      mixed.vertical(space: 10).flowElements
        == [
          view(a), .newline(10), view(b), .newline(10), .box(FlowBox(elements: [view(c)])),
        ])
    #expect(mixed.horizontal(space: 4).flowElements.count == 5)
  }

  @Test("Centered between two flexible spaces")
  func centered() {
    #expect(
      a.centered.flowElements
        == [.space(.flexible(min: 0)), view(a), .space(.flexible(min: 0))])
  }

  /// A choice looks at all that follows it, and a box looks at itself alone.
  @Test("A box keeps a choice from what follows", arguments: [false, true])
  func boxedChoice(isBoxed: Bool) {
    let choice = Leaf("a", width: 100, height: 10).or(Leaf("b", width: 40, height: 10))
    let flow = Flow {
      if isBoxed { choice.box() } else { choice }
      Newline()
      Leaf("c", width: 300, height: 10)
    }
    let solution = flow.solve(for: ContentProposal(width: 200))
    #expect(solution.frames.map(\.path) == (isBoxed ? ["a", "c"] : ["b", "c"]))
  }

  /// The lines of the sample: half a point wide and as high as the line, or as wide as the rest.
  @Test("Lines of half a point")
  func lines() {
    let flow = Flow {
      Leaf("vertical").layout(width: 0.5, vertical: .stretch)
      a
      Leaf("horizontal", width: 0, height: 0.5).layout(width: .flexible(min: 0))
    }
    let solution = flow.solve(for: ContentProposal(width: 50))
    #expect(solution.frame(at: "vertical") == CGRect(x: 0, y: 0, width: 0.5, height: 10))
    #expect(solution.frame(at: "horizontal") == CGRect(x: 20.5, y: 0, width: 29.5, height: 0.5))
  }

  @Test("Control flow", arguments: [true, false])
  func controlFlow(isWide: Bool) {
    let flow = Flow {
      for leaf in [a, b] { leaf }
      if isWide { Space(4) } else { Newline() }
      c
    }
    #expect(
      flow.content
        == self.flow([view(a), view(b), isWide ? .space(.absolute(4)) : .newline(0), view(c)]))
  }

  @Test("A stack as a view of a line")
  func stackOnALine() {
    let stack = HStack("pair", spacing: 4) {
      a
      b
    }
    #expect(Flow { stack }.content == flow([.view(stack.content)]))
  }

  /// Like a label, a text of one line keeps its width: an option in which it does not fit is not taken.
  @Test("A text of one line does not fit in less than its width", arguments: [1, nil])
  func lines(limit: Int?) throws {
    let number = Text("number", string: "Episode 123", lineLimit: limit)
    let date = Text("date", string: "September 23", lineLimit: limit)
    let flow = Flow {
      (number + Space(8) + date).or {
        number; Newline(); date
      }.id("shape")
    }
    let model = TextModel()
    let (first, second) = (
      model.size(of: "Episode 123").width, model.size(of: "September 23").width
    )
    let exact = flow.solve(for: ContentProposal(width: first + 8 + second))
    #expect(exact.choices["shape"] == 0 && exact.diagnostics.isEmpty)
    let less = flow.solve(for: ContentProposal(width: first + 7 + second))
    #expect(less.choices["shape"] == (limit == 1 ? 1 : 0))
    guard limit == 1 else { return }
    #expect(less.frames.first { $0.path == "date" }?.frame.width == second)
    // The last option is taken although it does not fit: a line sticks out.
    let none = flow.solve(for: ContentProposal(width: 40))
    #expect(none.choices["shape"] == 1 && none.diagnostics.map(\.code) == [.overflow])
    #expect(none.frames.map(\.frame.width) == [first, second])
  }

  /// A wrapping leaf of one line is the same.
  @Test("A wrapping leaf of one line does not fit in less than its width")
  func wrappingLines() {
    let leaf = Leaf("a", .wrapping(naturalWidth: 60, lineHeight: 20, lineLimit: 1))
    let flow = Flow {
      (leaf + b).or {
        leaf; Newline(); b
      }.id("shape")
    }
    #expect(flow.solve(for: ContentProposal(width: 90)).choices["shape"] == 0)
    #expect(flow.solve(for: ContentProposal(width: 89)).choices["shape"] == 1)
  }
}
