// The DSL re-exports the engine and the builders, so that one import is enough to describe, solve and
// query.
@_exported import Compositional
@_exported import CompositionalBuilders
