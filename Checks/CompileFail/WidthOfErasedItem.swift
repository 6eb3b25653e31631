import CompositionalDSL

struct OwnItem: LayoutItem {
  var layoutItem: LayoutItem { Item() }
}

// expect: value of type 'any LayoutItem' has no member 'height'
let item = OwnItem().edgeSpacing(nil).height(.absolute(300))
