extension TextModel {
  /// A class of characters of similar width.
  package enum CharacterClass: String, CaseIterable, Hashable, Sendable {
    /// Spaces.
    case space
    /// `i j l f t r I` and their forms with marks.
    case narrowLetter
    /// Full stops, commas, quotes, brackets, hyphens and the like.
    case punctuation
    /// All other letters of scripts that are not full-width.
    case letter
    /// Digits and other numbers.
    case digit
    /// Signs such as `+ = & # $ €`.
    case symbol
    /// Capitals.
    case capital
    /// `m w M W @ %`, their forms with marks, long dashes and ellipses.
    case wideLetter
    /// Chinese, Japanese and Korean characters, and Latin ones of the same width.
    case fullWidth
    /// Emoji; a sequence displayed as one counts once.
    case emoji
    /// Characters without a width: combining marks, joiners, controls.
    case combining

    /// The average advance width, as a fraction of the font size.
    package var advance: CGFloat { CGFloat(thousandths) / 1000 }

    /// The average advance width in thousandths of the font size, for characters of which no width
    /// is recorded.
    ///
    /// Integers, so that sums do not depend on their order.
    var thousandths: Int {
      switch self {
      case .space: 280
      case .narrowLetter: 270
      case .punctuation: 320
      case .letter: 540
      case .digit: 560
      case .symbol: 580
      case .capital: 690
      case .wideLetter: 830
      case .fullWidth: 1000
      case .emoji: 1250
      case .combining: 0
      }
    }

    /// Creates the class of a character, from its code and its Unicode category alone.
    ///
    /// Canonically equivalent texts have equal advances.
    package init(_ scalar: Unicode.Scalar) {
      if let letter = scalar.isASCII ? scalar : scalar.plainLetter {
        self.init(ascii: letter)
        return
      }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .spacingMark, .format, .control: self = .combining
      case _ where scalar.isConjoiningJamo: self = .combining
      case _ where scalar.isFullWidth: self = .fullWidth
      case _ where scalar.isEmoji: self = .emoji
      case _ where scalar.isWide: self = .wideLetter
      case .spaceSeparator, .lineSeparator, .paragraphSeparator: self = .space
      case .uppercaseLetter, .titlecaseLetter: self = .capital
      case .decimalNumber, .letterNumber, .otherNumber: self = .digit
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation:
        self = .punctuation
      case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: self = .symbol
      default: self = .letter
      }
    }

    private init(ascii scalar: Unicode.Scalar) {
      switch scalar {
      case " ", "\t": self = .space
      case "i", "j", "l", "f", "t", "r", "I": self = .narrowLetter
      case "m", "w", "M", "W", "@", "%": self = .wideLetter
      case "a"..."z": self = .letter
      case "A"..."Z": self = .capital
      case "0"..."9": self = .digit
      case "+", "<", "=", ">", "^", "`", "|", "~", "$", "&", "#": self = .symbol
      case "!"..."~": self = .punctuation
      default: self = .combining
      }
    }

    /// True if characters of this class belong to words.
    var isLetter: Bool {
      switch self {
      case .narrowLetter, .letter, .capital, .wideLetter: true
      default: false
      }
    }
  }
}
