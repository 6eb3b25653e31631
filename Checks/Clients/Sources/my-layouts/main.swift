import PlaygroundUIKit

Playground.main(gallery: [
  GalleryEntry(
    "feed", "Posts, newest first", itemCounts: [200],
    measurer: .text(["One line.", "A post that takes two or three lines on a phone, as most do."]),
    layout: feed),
  GalleryEntry(
    "photos", "Photos by day, under headers", itemCounts: [12, 30],
    environment: .device("iPhone 15")
  ) { _ in photos() },
])
