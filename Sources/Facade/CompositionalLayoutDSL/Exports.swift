// The module that code in the DSL of the same name imports, with Apple's classes as results.

@_exported import CompositionalUIKitDSL
