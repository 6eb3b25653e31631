import Compositional
import Testing

/// The texts of problems with a layout.
@Suite struct DiagnosticTextTests {
  /// An invalid number of the layout has no effect; one of a section leaves the section out.
  @Test func anInvalidCallSaysWhatHappens() {
    func text(_ call: String, section: Int?) -> String {
      LayoutDiagnostic(reason: .invalidCall(call), section: section).description
    }
    let advice = "Pass finite numbers, and counts and subitems of at least 1."
    #expect(
      text("interSectionSpacing = nan", section: nil)
        == "interSectionSpacing = nan in the layout cannot be laid out, so it is ignored. " + advice
    )
    #expect(
      text("headerTopPadding = inf", section: 1)
        == "headerTopPadding = inf in section 1 cannot be laid out, so the section shows nothing. "
        + advice)
  }

  /// An invalid number of the layout hides no items, so there is no reason why.
  @Test func anInvalidCallOfASectionHidesItsItems() {
    func reason(section: Int?) -> String? {
      LayoutDiagnostic(reason: .invalidCall("count = 0"), section: section).hidingReason
    }
    #expect(reason(section: 1) == "count = 0 cannot be laid out")
    #expect(reason(section: nil) == nil)
  }
}
