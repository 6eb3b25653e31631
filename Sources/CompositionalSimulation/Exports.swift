// One import simulates a layout and asks it: the simulation hands on the engine it stands on.
@_exported import Compositional
