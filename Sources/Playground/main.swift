import PlaygroundKit

Playground.main()
