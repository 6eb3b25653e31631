// The DSL of content re-exports content, so that one import is enough to describe and solve it. It has no
// names of sections; import CompositionalDSL for those.
@_exported import CompositionalContent
