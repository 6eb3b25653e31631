/// Documents that several tests use.
enum DocumentSamples {
  /// The smallest layout.
  static let smallest = """
    {"sections": [{"group": {"type": "horizontal", "width": {"fractionalWidth": 1},
      "height": {"absolute": 44}, "subitems": [
        {"type": "item", "width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}]}}]}
    """

  /// The smallest layout around the text of one value in it.
  static func layout(group: String) -> String { #"{"sections": [{"group": \#(group)}]}"# }

  /// The smallest layout with an item of one's own.
  static func layout(item: String) -> String {
    layout(
      group: """
        {"type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 44},
         "subitems": [\(item)]}
        """)
  }

  /// The smallest layout with further keys of its section.
  static func layout(section keys: String) -> String {
    """
    {"sections": [{"group": {"type": "horizontal", "width": {"fractionalWidth": 1},
      "height": {"absolute": 44}, "subitems": [
        {"type": "item", "width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}]},
      \(keys)}]}
    """
  }

  /// The smallest case with further keys.
  static func testCase(_ keys: String = "", counts: String = "[3]") -> String {
    """
    {"layout": \(smallest), "environment": {"size": [320, 480]},
     "itemCounts": \(counts)\(keys.isEmpty ? "" : ", " + keys)}
    """
  }

  /// A case that uses every key.
  static let everything = #"""
    {
      "name": "everything", "origin": "made up",
      "layout": {
        "scrollDirection": "horizontal", "interSectionSpacing": 12,
        "contentInsetsReference": "layoutMargins", "quirks": ["iOS14Rounding", "trimsBySlots"],
        "boundarySupplementaryItems": [
          {"elementKind": "title", "width": {"fractionalWidth": 1}, "height": {"estimated": 60},
           "alignment": "topLeading", "absoluteOffset": [0, -4], "extendsBoundary": false,
           "pinToVisibleBounds": true, "zIndex": 3, "contentInsets": {"top": 1.5},
           "edgeSpacing": {"top": {"fixed": 1}}}],
        "sections": [
          {"group": {
             "type": "vertical", "width": {"absolute": 100}, "height": {"fractionalHeight": 1},
             "interItemSpacing": {"flexible": 2.5}, "contentInsets": {"leading": 1, "trailing": 2},
             "edgeSpacing": {"leading": {"fixed": 1}, "top": {"flexible": 2},
                             "trailing": {"fixed": 3}, "bottom": {"flexible": 0}},
             "supplementaryItems": [
               {"elementKind": "badge", "width": {"absolute": 10}, "height": {"absolute": 10},
                "containerAnchor": {"edges": ["top", "trailing"], "fractionalOffset": [0.5, -0.5]},
                "itemAnchor": {"edges": ["bottom", "leading"], "absoluteOffset": [1, 2]},
                "zIndex": 9, "contentInsets": {"bottom": 1}, "edgeSpacing": {}}],
             "subitems": [
               {"type": "item", "width": {"uniformAcrossSiblings": 50}, "height": {"estimated": 5},
                "contentInsets": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4},
                "edgeSpacing": {"bottom": {"fixed": 8}}, "supplementaryItems": []},
               {"type": "horizontal", "width": {"fractionalWidth": 0.3333333333333333},
                "height": {"absolute": 1e300}, "count": 3,
                "subitem": {"type": "item", "width": {"absolute": 1}, "height": {"absolute": 1}}},
               {"type": "vertical", "width": {"absolute": 1}, "height": {"absolute": -1},
                "repeatingSubitem":
                  {"type": "item", "width": {"absolute": 1}, "height": {"absolute": 1}},
                "count": 2},
               {"type": "custom", "width": {"absolute": 90}, "height": {"absolute": 90},
                "interItemSpacing": {"fixed": 1},
                "items": [{"frame": [0, 1, 20, 30], "zIndex": -5}, {"frame": [1, 1, 1, 1]}]}]},
           "interGroupSpacing": 8, "contentInsets": {"top": 5, "leading": 6},
           "contentInsetsReference": "none", "supplementaryContentInsetsReference": "safeArea",
           "supplementariesFollowContentInsets": false,
           "orthogonalScrollingBehavior": "groupPagingCentered",
           "orthogonalScrollingProperties": {"decelerationRate": "fast", "bounce": "never"},
           "boundarySupplementaryItems": [],
           "decorationItems": [{"elementKind": "background", "contentInsets": {"top": 1},
                                "zIndex": -1, "edgeSpacing": {}}]},
          {"list": {"appearance": "insetGrouped", "headerMode": "supplementary",
                    "footerMode": "supplementary", "showsSeparators": false,
                    "headerTopPadding": 12},
           "interGroupSpacing": 1, "contentInsets": {"top": 5}, "contentInsetsReference": "none",
           "supplementaryContentInsetsReference": "readableContent",
           "supplementariesFollowContentInsets": true, "orthogonalScrollingBehavior": "none",
           "orthogonalScrollingProperties": {"decelerationRate": 0.5},
           "decorationItems": [{"elementKind": "background"}],
           "boundarySupplementaryItems": []}]
      },
      "environment": {
        "device": "iPad Pro 13\" (M4)", "size": [500, 1000], "displayScale": 3,
        "safeAreaInsets": {"top": 20, "left": 1, "bottom": 2, "right": 3},
        "layoutMargins": {"left": 20, "right": 20},
        "readableContentInsets": {"left": 40, "right": 40}, "contentInset": {"top": 7},
        "layoutDirection": "rightToLeft", "contentSizeCategory": "accessibilityMedium"},
      "itemCounts": [3, 9007199254740992],
      "measurement": {
        "heightsByWidth": {"157.5": [31, 50], "320": [20]},
        "supplementary": {
          "a": {"constant": {"width": 1, "height": 2}}, "b": {"heights": [1, 2]},
          "c": {"widths": [3]}, "d": {"random": {"seed": 1, "width": [1, 2], "height": [30, 300]}},
          "e": {"text": {"lengths": [10, 200], "textStyle": "footnote", "weight": "medium"}}},
        "sections": {
          "0": {"heights": [44]}, "12": {"supplementary": {"a": {"heights": [7]}}}}},
      "contentOffset": [0, 130.25], "orthogonalOffsets": {"0": 40, "12": -1},
      "script": [
        {"drag": {"from": [1, 2], "by": [0, -200.5], "duration": 0.5, "holding": 0.1}},
        {"drag": {"by": [0, 1]}}, {"fling": 3000}, {"tap": [10, 20]}, {"tap": true},
        {"scrollTo": {"offset": [0, 500], "animated": true}},
        {"scrollToItem": {"item": "0.12", "position": "top", "animated": true}},
        {"wait": 1.5}, {"wait": "rest"}, {"resize": [500, 320]}, {"rotate": true},
        {"contentSizeCategory": "extraLarge"}, {"keyboard": 336}, {"insert": ["0.3", "0.4"]},
        {"delete": ["0.1"]}, {"move": [{"from": "0.1", "to": "1.0"}]}, {"reload": ["0.2"]},
        {"reload": true}, {"reload": {"itemCounts": [3, 4]}}, {"reconfigure": ["0.0"]},
        {"reconfigure": ["supplementary header 0.0"]},
        {"insertSections": [1]}, {"insertSections": {"1": 20}}, {"deleteSections": [1]},
        {"moveSection": {"from": 0, "to": 1}}, {"reloadSections": [0]},
        {"batch": [{"delete": ["0.0"]}, {"reloadSections": [1]}, {"itemCounts": {"0": 7}}]},
        {"apply": [{"id": "news", "items": ["a", "b"]}]},
        {"orthogonal": {"section": 1, "drag": 200, "duration": 0.25}},
        {"orthogonal": {"section": 1, "fling": 900}},
        {"orthogonal": {"section": 1, "scrollTo": 400, "animated": true}}, {"lift": "0.3"},
        {"dragItem": {"to": [100, 200], "duration": 0.5}}, {"drop": true},
        {"cancelMovement": true}],
      "expected": {
        "contentSize": [1, 2], "contentOffset": [3, 4],
        "elements": [{"id": "supplementary my header 0.max", "frame": [0, 0, 1, 1], "zIndex": 1}],
        "elementsAreComplete": true, "elementsInBounds": true,
        "queries": [{"rect": [0, 0, 320, 50], "elements": ["cell 0.0", "decoration b 1.0"]}],
        "items": [{"id": "cell 0.0", "frame": [0, 0, 1, 1]}],
        "orthogonal": [{"set": {"0": 40}, "offsets": {"0": 6},
                        "visible": [{"id": "cell 0.0", "frame": [-2, 23, 100, 50]}]}]}
    }
    """#
}
