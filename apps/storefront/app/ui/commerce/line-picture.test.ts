import { expect, test } from "vitest"
import { linePicture } from "./line-picture.ts"

test.each([
  ["the product's picture", { thumbnail: "/pictures/bogre-1-640.jpg" }, "/pictures/bogre-1-640.jpg"],
  ["no picture", { thumbnail: null }, null],
  [
    "an upload that has not been read, or cannot be",
    { thumbnail: "http://localhost:9000/static/1-a.png" },
    null,
  ],
  ["a gift card", { thumbnail: null, is_giftcard: true }, "/gift-card.svg"],
])("%s", (_, line, address) => {
  expect(linePicture(line)).toBe(address)
})
