import PlaygroundKit

Playground.main(gallery: BuiltInGallery.entries)
