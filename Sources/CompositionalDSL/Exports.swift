// The DSL re-exports the engine, so that one import is enough to describe, solve and query.
@_exported import Compositional
