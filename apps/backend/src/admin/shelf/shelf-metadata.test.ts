import { expect, test } from "vitest"
import { toMetadata, toShelf } from "./shelf-metadata.ts"

const PICTURE = {
  base: "/pictures/gyapju-1",
  widths: [320, 640],
  width: 640,
  height: 640,
  tone: "#aabbcc",
  alt: { hu: "Gyapjú" },
}

test("reads the picture and the texts of a tile", () => {
  const shelf = toShelf({ picture_sizes: PICTURE, description: { hu: "Meleg" }, other: 1 })
  expect(JSON.parse(shelf.picture)).toEqual(PICTURE)
  expect(shelf.description).toMatchObject({ hu: "Meleg", en: "" })
})

test.each([null, undefined, {}, { picture_sizes: { base: "https://example.com/a" } }])(
  "%o has none",
  (metadata) => {
    expect(toShelf(metadata).picture).toBe("")
  },
)

test("keeps everything else, and removes a picture", () => {
  const before = { picture_sizes: PICTURE, description: { hu: "Meleg" }, other: 1 }
  const shelf = { picture: "", description: { hu: "Meleg", en: "Warm" } }
  expect(toMetadata(before, shelf, true)).toEqual({
    picture_sizes: null,
    description: { hu: "Meleg", en: "Warm" },
    other: 1,
  })
  expect(toMetadata(before, shelf, false).description).toEqual({ hu: "Meleg" })
})
