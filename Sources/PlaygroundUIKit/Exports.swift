// One import is enough to write a gallery of controllers.
@_exported import PlaygroundKit
