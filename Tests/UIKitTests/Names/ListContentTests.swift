import Testing
import UIKit

/// The configurations of lists, by the text styles that Apple's pages give them, and their changes of color.
@MainActor @Suite struct ListContentTests {
  @Test func textStyles() {
    let configurations: [(UIListContentConfiguration, UIFont.TextStyle)] = [
      (.cell(), .body), (.sidebarCell(), .body), (.sidebarSubtitleCell(), .body),
      (.accompaniedSidebarCell(), .body), (.accompaniedSidebarSubtitleCell(), .body),
      (.plainFooter(), .footnote), (.groupedHeader(), .footnote), (.groupedFooter(), .footnote),
      (.plainHeader(), .headline), (.sidebarHeader(), .headline),
      (.prominentInsetGroupedHeader(), .title3),
    ]
    for (configuration, style) in configurations {
      #expect(configuration.textProperties.font == .preferredFont(forTextStyle: style))
    }
    let extra = UIListContentConfiguration.extraProminentInsetGroupedHeader()
    #expect(
      extra.textProperties.font.pointSize > UIFont.preferredFont(forTextStyle: .title3).pointSize)
  }

  /// The tint stands in for a color that is not set, and the change follows.
  @Test func backgroundColors() {
    let backgrounds: [UIBackgroundConfiguration] = [
      .listHeader(), .listFooter(), .listPlainCell(), .listPlainHeaderFooter(),
      .listGroupedCell(), .listGroupedHeaderFooter(), .listSidebarCell(), .listSidebarHeader(),
      .listAccompaniedSidebarCell(), UICollectionViewListCell().defaultBackgroundConfiguration(),
    ]
    for background in backgrounds {
      var background = background
      background.backgroundColor = nil
      background.backgroundColorTransformer = nil
      #expect(background.resolvedBackgroundColor(for: .systemPink) == .systemPink)
      background.backgroundColor = .brown
      #expect(background.resolvedBackgroundColor(for: .systemPink) == .brown)
      background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .cyan }
      #expect(background.resolvedBackgroundColor(for: .systemPink) == .cyan)
      // The outline is kept: nothing is drawn.
      background.strokeWidth = 2
      background.strokeOutset = 1
      background.strokeColorTransformer = UIConfigurationColorTransformer { _ in .red }
      background.imageContentMode = .center
      #expect(background.strokeWidth + background.strokeOutset == 3)
      #expect(background.strokeColorTransformer != nil && background.imageContentMode == .center)
    }
  }

  @Test func separators() {
    var separators = UIListSeparatorConfiguration(listAppearance: .plain)
    #expect(separators.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    separators.topSeparatorInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 0)
    separators.multipleSelectionColor = .red
    #expect(separators.topSeparatorInsets.leading == 20)
    #expect(separators.multipleSelectionColor == .red)
  }

  /// A cell adapts its content to what its state says.
  @Test func statesOfCells() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(!state.isSwiped && !state.isReordering)
    state.isSwiped = true
    state.isReordering = true
    #expect(UIListContentConfiguration.cell().updated(for: state).text == nil)
    #expect(state.isSwiped && state.isReordering)
  }
}
