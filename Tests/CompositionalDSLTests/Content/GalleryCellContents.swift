import CompositionalContentDSL

/// The contents of the cells of the gallery.
enum GalleryCellContents {
  /// The content of the first cell of a layout; nil for cells without contents.
  static func first(_ name: String) -> Content? {
    switch name {
    case "inbox": inbox
    case "chat": chat
    case "flights": flight
    case "form": form
    case "split-screen": splitScreen
    default: nil
    }
  }

  /// An icon, a sender with a time, and two lines of a message.
  private static let inbox = HStack(alignment: .top, spacing: 12) {
    Leaf("icon", width: 44, height: 44).hugging(.highest).compression(.highest)
    VStack("texts", spacing: 2) {
      HStack("top", alignment: .center, spacing: 8) {
        Text("sender", string: "Ada Lovelace", style: .headline, lineLimit: 1)
        Spacer("gap")
        Text("time", string: "09:41", style: .subheadline, lineLimit: 1)
          .compression(horizontal: 900)
      }
      Text(
        "preview",
        string: "The notes on the engine are finished. Could you look at the seventh table before "
          + "I send it?",
        style: .subheadline, lineLimit: 2)
    }
  }
  .insets(DirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)).content

  /// A message of somebody else, with room after it.
  private static let chat = HStack {
    VStack("bubble") { Text("text", string: "Are you at the station yet?") }
      .insets(DirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12))
    Spacer("room", minWidth: 64)
  }
  .reflowsForAccessibility(false).content

  /// Airports side by side or below each other, and four details in one, two or four lines.
  private static let flight: Content = {
    let airports = [
      airport("from", "From", "BER", "11:30"), airport("to", "To", "NRT", "08:55"),
    ]
    let entries = [
      entry("flight", "Flight", "NH 204"), entry("terminal", "Terminal", "1"),
      entry("gate", "Gate", "B22"), entry("boarding", "Boarding", "10:50"),
    ]
    return WorkedContent.card("flights", airports, entries).content
  }()

  private static func airport(_ id: String, _ title: String, _ code: String, _ time: String) -> Box
  {
    Box(id) {
      [
        line("title", title, .subheadline).centered, line("code", code, .largeTitle).centered,
        line("time", time, .subheadline).centered,
      ].vertical()
    }
  }

  private static func entry(_ id: String, _ key: String, _ value: String) -> Box {
    Box(id) { [line("key", key, .caption1), line("value", value, .subheadline)].vertical() }
  }

  private static func line(_ id: String, _ text: String, _ style: TextStyle) -> Text {
    Text(id, string: text, style: style, lineLimit: 1)
  }

  private static func field(_ id: String, _ title: Int, _ value: Int) -> HStack {
    HStack(id, alignment: .center, spacing: 12) {
      Text("title", length: title).hugging(horizontal: 200)
      Spacer("gap")
      Text("value", length: value, lineLimit: 1).compression(horizontal: 900)
    }
  }

  /// Eight rows, of which two are hidden, one has its own inset, and one no separator.
  private static let form = Content(
    kind: .rows(
      ContentRows(
        settings: settings,
        operations: [
          .add(["name", "mail", "wifi", "network", "password", "proxy", "note", "about"]),
          .hide(["password", "proxy"]),
          .setInset(
            ["note"], DirectionalEdgeInsets(top: 4, leading: 15, bottom: 20, trailing: 15)),
          .hideSeparator(["network"]),
        ],
        rows: [
          field("name", 4, 12).content, field("mail", 6, 22).content, field("wifi", 5, 3).content,
          field("network", 14, 9).content, field("password", 8, 8).content,
          field("proxy", 11, 3).content, field("about", 5, 0).content,
          Text("note", length: 150, style: .footnote).content,
        ])))

  private static let settings: RowSettings = {
    var settings = RowSettings()
    settings.automaticallyHidesLastSeparator = true
    return settings
  }()

  private static let splitScreen = VSplit {
    Padding(safeArea: .top).id("top")
    Percentage(60) { Leaf("map") }
    Percentage(40) { Leaf("list") }
    Separator().id("line")
    Fixed(44) {
      HSplit("toolbar") {
        Equal { Leaf("left") }
        Separator().id("line1")
        Equal { Leaf("middle") }
        Separator().id("line2")
        Equal { Leaf("right") }
      }
    }
  }.content
}
