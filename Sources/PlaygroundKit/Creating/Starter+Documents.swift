import CompositionalDocuments

// The texts of documents.
extension Starter {
  /// A banner, and two columns under a header that is pinned.
  static let layoutText = """
    {
      "interSectionSpacing": 16,
      "sections": [
        {
          "group": {
            "type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 180},
            "subitems": [
              {"type": "item", "width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}
            ]
          },
          "decorationItems": [{"elementKind": "banner-background"}]
        },
        {
          "group": {
            "type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"estimated": 120},
            "interItemSpacing": {"fixed": 8},
            "subitem": {
              "type": "item", "width": {"fractionalWidth": 1}, "height": {"estimated": 120}
            },
            "count": 2
          },
          "interGroupSpacing": 8,
          "contentInsets": {"leading": 16, "trailing": 16},
          "boundarySupplementaryItems": [
            {
              "elementKind": "header", "width": {"fractionalWidth": 1}, "height": {"absolute": 44},
              "alignment": "top", "pinToVisibleBounds": true
            }
          ]
        }
      ]
    }

    """

  static func caseText(_ name: String) -> String {
    """
    {
      "name": \(JSONPrinter.quote(name)),
      "layout": {
        "sections": [
          {
            "group": {
              "type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 100},
              "subitems": [
                {"type": "item", "width": {"fractionalWidth": 0.5}, "height": {"fractionalHeight": 1}}
              ]
            },
            "interGroupSpacing": 10
          }
        ]
      },
      "environment": {"size": [320, 480], "displayScale": 2},
      "itemCounts": [40],
      "expected": {
        "contentSize": [320, 2190],
        "elements": [
          {"id": "cell 0.0", "frame": [0, 0, 160, 100]},
          {"id": "cell 0.3", "frame": [160, 110, 160, 100]}
        ]
      }
    }

    """
  }

  /// A drag, a flick, a rest and the way back.
  static let scriptText = """
    [
      {"drag": {"by": [0, -300], "duration": 0.2}},
      {"wait": "rest"},
      {"fling": 3000},
      {"wait": "rest"},
      {"scrollTo": {"offset": [0, 0], "animated": true}},
      {"wait": "rest"}
    ]

    """

  static func contentText(_ name: String) -> String {
    """
    {
      "name": \(JSONPrinter.quote(name)),
      "content": {
        "type": "hStack", "alignment": "top", "spacing": 8, "insets": 16,
        "items": [
          {"id": "icon", "size": [24, 24], "hugging": {"horizontal": 1000}},
          {
            "type": "vStack", "id": "texts", "spacing": 4,
            "items": [
              {"id": "title", "text": {"length": 24, "textStyle": "headline"}},
              {"id": "subtitle", "text": {"length": 90, "textStyle": "subheadline"}}
            ]
          }
        ]
      },
      "proposal": {"width": 375, "height": null}
    }

    """
  }
}
