import CompositionalDSL
import Testing

/// The result builders: single elements, lists and control flow.
@Suite("Builders")
struct BuilderTests {
  private enum Kind: CaseIterable {
    case none, one, two
  }

  /// Returns the widths of a group's subitems, in points.
  private func widths(_ group: LayoutGroup) -> [CGFloat] {
    engineValue(group).subitems.map { $0.layoutSize.widthDimension.dimension }
  }

  private func cell(_ width: CGFloat) -> Item { Item(width: .absolute(width)) }

  @Test("A list of elements, in order")
  func list() {
    let group = HGroup {
      cell(1)
      VGroup { Item() }.width(.absolute(2))
      Photo().width(.absolute(3))
      cell(4).contentInsets(value: 1)
    }
    #expect(widths(group) == [1, 2, 3, 4])
  }

  @Test("An if without else", arguments: [true, false])
  func optionalBranch(isWide: Bool) {
    let group = HGroup {
      cell(1)
      if isWide { cell(2) }
      cell(3)
    }
    #expect(widths(group) == (isWide ? [1, 2, 3] : [1, 3]))
  }

  @Test("An if with else, of several elements and of different types", arguments: [true, false])
  func branches(isWide: Bool) {
    let group = HGroup {
      if isWide {
        cell(1)
        cell(2)
      } else {
        VGroup { Item() }.width(.absolute(3))
      }
    }
    #expect(widths(group) == (isWide ? [1, 2] : [3]))
  }

  @Test("Else if", arguments: [(1, [1.0]), (2, [2]), (3, [3, 4])])
  func chain(number: Int, expected: [CGFloat]) {
    let group = HGroup {
      if number == 1 {
        cell(1)
      } else if number == 2 {
        cell(2)
      } else {
        cell(3)
        cell(4)
      }
    }
    #expect(widths(group) == expected)
  }

  @Test("A switch", arguments: Kind.allCases)
  private func switching(kind: Kind) {
    let group = HGroup {
      cell(0)
      switch kind {
      case .none: []
      case .one: cell(1)
      case .two:
        cell(1)
        cell(2)
      }
    }
    let expected: [CGFloat] =
      switch kind {
      case .none: [0]
      case .one: [0, 1]
      case .two: [0, 1, 2]
      }
    #expect(widths(group) == expected)
  }

  @Test("A for loop with an if inside")
  func loop() {
    let group = HGroup {
      for width in 1...5 {
        cell(CGFloat(width))
        if width.isMultiple(of: 2) { cell(CGFloat(width) * 10) }
      }
    }
    #expect(widths(group) == [1, 2, 20, 3, 4, 40, 5])
  }

  @Test("A check of #available")
  func availability() {
    let group = HGroup {
      if #available(macOS 10.15, iOS 13, *) {
        cell(1)
      } else {
        cell(2)
      }
      if #available(macOS 10.15, iOS 13, *) { cell(3) }
    }
    #expect(widths(group) == [1, 3])
    let section = Section {
      if #available(macOS 10.15, iOS 13, *) {
        HGroup { cell(4) }
      } else {
        VGroup { cell(5) }
      }
    }
    #expect(engineValue(section).group == engineValue(HGroup { cell(4) }))
  }

  @Test("Arrays and optionals as expressions", arguments: [true, false])
  func values(hasExtra: Bool) {
    let some: [LayoutItem] = [cell(1), VGroup { Item() }.width(.absolute(2))]
    let extra: LayoutItem? = hasExtra ? cell(3) : nil
    let group = HGroup {
      some
      extra
      [4, 5].map { cell($0) as LayoutItem }
    }
    #expect(widths(group) == (hasExtra ? [1, 2, 3, 4, 5] : [1, 2, 4, 5]))
  }

  @Test("An if let", arguments: [nil, 2.0])
  func binding(width: CGFloat?) {
    let group = HGroup {
      cell(1)
      if let width { cell(width) }
    }
    #expect(widths(group) == (width == nil ? [1] : [1, 2]))
  }

  @Test("The user's variables and functions")
  func declarations() {
    func pair(@LayoutItemBuilder _ items: () -> [LayoutItem]) -> LayoutGroup {
      HGroup {
        items(); items()
      }
    }
    let group = pair {
      let width: CGFloat = 7
      cell(width)
    }
    #expect(widths(group) == [7, 7])
  }

  @Test("One element chosen by if, else if and switch", arguments: Kind.allCases)
  private func single(kind: Kind) {
    let chosen = Section {
      if kind == .none {
        HGroup { cell(1) }
      } else if kind == .one {
        VGroup { cell(2) }
      } else {
        OwnGroup()
      }
    }
    let switched = Section {
      switch kind {
      case .none: HGroup { cell(1) }
      case .one: VGroup { cell(2) }
      case .two: OwnGroup().contentInsets(.zero)
      }
    }
    let expected: LayoutGroup =
      switch kind {
      case .none: HGroup { cell(1) }
      case .one: VGroup { cell(2) }
      case .two: HGroup { Item() }
      }
    #expect(engineValue(chosen).group == engineValue(expected))
    #expect(engineValue(switched).group == engineValue(expected))
  }

  @Test("Every list has the same builder", arguments: [true, false])
  func everyList(hasMore: Bool) {
    let kinds = ["a", "b"]
    let section = Section {
      HGroup {
        Item {
          for kind in kinds { SupplementaryItem(elementKind: kind) }
          if hasMore { OwnSupplementaryItem() }
        }
      }
      .supplementaryItems {
        if hasMore { OwnSupplementaryItem() } else { SupplementaryItem(elementKind: "none") }
      }
    }
    .boundarySupplementaryItems {
      for kind in kinds { BoundarySupplementaryItem(elementKind: kind) }
      if hasMore { OwnBoundaryItem() }
    }
    .decorationItems {
      for kind in kinds { DecorationItem(elementKind: kind) }
      if hasMore { OwnDecorationItem() }
    }
    let value = engineValue(section)
    let expected = hasMore ? ["a", "b", "own"] : ["a", "b"]
    #expect(value.group.subitems[0].supplementaryItems.map(\.elementKind) == expected)
    #expect(value.group.supplementaryItems.map(\.elementKind) == [hasMore ? "own" : "none"])
    #expect(value.boundarySupplementaryItems.map(\.elementKind) == expected)
    #expect(value.decorationItems.map(\.elementKind) == expected)
  }

  @Test("An empty list is a list")
  func emptyList() {
    let section = OwnSection().boundarySupplementaryItems {}.decorationItems {}
    #expect(engineValue(section) == engineValue(OwnSection()))
    #expect(engineValue(Item {}) == engineValue(Item()))
  }
}
