import { expect, it } from "vitest"
import { toPaths } from "./picture-addresses.ts"

const ORIGIN = "https://bolt.example.hu"

it("removes the shop's own origin from pictures that are sent back, anywhere, and nothing else", () => {
  expect(
    toPaths(
      {
        thumbnail: `${ORIGIN}/pictures/a.jpg`,
        images: [{ url: `${ORIGIN}/pictures/b.jpg` }, { url: "https://other.example/pictures/c.jpg" }],
        metadata: { link: `${ORIGIN}/hu`, count: 2, none: null },
      },
      ORIGIN,
    ),
  ).toEqual({
    thumbnail: "/pictures/a.jpg",
    images: [{ url: "/pictures/b.jpg" }, { url: "https://other.example/pictures/c.jpg" }],
    metadata: { link: `${ORIGIN}/hu`, count: 2, none: null },
  })
})
