// A layout in the DSL for a view needs one import.
@_exported import CompositionalDSL
@_exported import CompositionalUIKit
