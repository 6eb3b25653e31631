// What the controls of the view offer, with names.

/** Text sizes: [value, name]; the first leaves it to the document. */
export const textSizes = [
  ["", "document"], ["extraSmall", "extra small"], ["small", "small"], ["medium", "medium"],
  ["large", "large"], ["extraLarge", "extra large"], ["extraExtraLarge", "XXL"],
  ["extraExtraExtraLarge", "XXXL"], ["accessibilityMedium", "AX M"],
  ["accessibilityLarge", "AX L"], ["accessibilityExtraLarge", "AX XL"],
  ["accessibilityExtraExtraLarge", "AX XXL"], ["accessibilityExtraExtraExtraLarge", "AX XXXL"],
];
export const directions = [["", "document"], ["leftToRight", "left to right"], ["rightToLeft", "right to left"]];
export const systems = [["", "any iOS"], ["26", "iOS 26"], ["17", "iOS 17"], ["14", "iOS 14"]];
