// The delegate of scroll views, and the effects at their edges.

import Foundation

// A class cannot declare a property with the name of one of its superclass and another type. It can do so
// if the superclass has its property by the extension of a protocol.

extension UIScrollView: _DelegatingScrollView {}
