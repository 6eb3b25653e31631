// One import reads a layout and asks it: the documents hand on the engine they describe.
@_exported import Compositional
