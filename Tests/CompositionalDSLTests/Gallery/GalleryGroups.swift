import CompositionalDSL

/// Nested groups, and a group of custom frames.
extension Gallery {
  /// Two rows of a large cell and two small ones, with three cells between them.
  private struct Mosaic: LayoutGroup {
    var layoutGroup: LayoutGroup {
      VGroup {
        HGroup {
          cell.width(.fractionalWidth(0.667))
          VGroup(count: 2) { cell }.width(.fractionalWidth(0.333))
        }
        .height(.fractionalHeight(0.4))
        HGroup(count: 3) { cell }.height(.fractionalHeight(0.2))
        HGroup {
          VGroup {
            for share in [0.35, 0.65] { cell.height(.fractionalHeight(share)) }
          }
          .width(.fractionalWidth(0.333))
          cell.width(.fractionalWidth(0.667))
        }
        .height(.fractionalHeight(0.4))
      }
      .height(.fractionalWidth(1.25))
    }

    private var cell: Item { Item().contentInsets(value: 3) }
  }

  static var mosaic: CollectionLayout {
    LayoutBuilder {
      Section { Mosaic() }
    }
  }

  /// The frames of golden rectangles, each inside the previous one.
  static var customGroup: CollectionLayout {
    LayoutBuilder {
      Section {
        CustomGroup(items: .init(spiral)).width(.absolute(346)).height(.absolute(220))
      }
      .contentInsets(horizontal: 14, vertical: 12)
    }
  }

  static var spiral: [CollectionLayoutGroupCustomItem] {
    let frames: [(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)] = [
      (0, 0, 212, 212), (218, 0, 128, 128), (270, 134, 76, 78), (218, 166, 46, 46),
      (218, 134, 26, 26), (250, 134, 14, 26),
    ]
    return frames.indices.map { index in
      let (x, y, width, height) = frames[index]
      return CollectionLayoutGroupCustomItem(
        frame: CGRect(x: x, y: y, width: width, height: height),
        zIndex: index == frames.count - 1 ? 1 : 0)
    }
  }
}
