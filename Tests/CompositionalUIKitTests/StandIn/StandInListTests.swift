import CompositionalUIKit
import Testing

/// The properties of list configurations that the engine stores for renderers.
@MainActor
@Suite struct StandInListTests {
  @Test func swipeActions() {
    var chosen: [String?] = []
    let delete = UIContextualAction(style: .destructive, title: "Delete") { action, _, done in
      chosen.append(action.title)
      done(true)
    }
    #expect(delete.backgroundColor == .systemRed)
    delete.image = UIImage(systemName: "trash")
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    #expect(configuration.performsFirstActionWithFullSwipe)
    var answers: [Bool] = []
    for action in configuration.actions { action.handler(action, UIView()) { answers.append($0) } }
    #expect(chosen == ["Delete"])
    #expect(answers == [true])
  }

  @Test func separators() {
    var separators = UIListSeparatorConfiguration(listAppearance: .plain)
    #expect(separators.topSeparatorVisibility == .automatic)
    #expect(separators.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    #expect(separators.color == .separator)
    let others = separators
    separators.bottomSeparatorVisibility = .hidden
    #expect(separators != others)
  }

  @Test func pictures() {
    #expect(UIImage(named: "Dog") == UIImage(named: "Dog"))
    #expect(UIImage(named: "star") != UIImage(systemName: "star"))
    #expect(UIImageView(image: UIImage(named: "Dog")).frame == .zero)
  }
}
