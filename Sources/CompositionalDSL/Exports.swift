// One import writes a layout and asks it: the DSL hands on the engine it is a front of.
@_exported import Compositional
