import { expect, test } from "vitest"
import { toMetadata, toTile } from "./tile-metadata.ts"

const PICTURE = {
  base: "/pictures/gyapju-1",
  widths: [320, 640],
  width: 640,
  height: 640,
  tone: "#aabbcc",
  alt: { hu: "Gyapjú" },
}

test("reads the picture and the texts of a tile", () => {
  const tile = toTile({ picture_sizes: PICTURE, description: { hu: "Meleg" }, other: 1 })
  expect(JSON.parse(tile.picture)).toEqual(PICTURE)
  expect(tile.description).toMatchObject({ hu: "Meleg", en: "" })
})

test.each([null, undefined, {}, { picture_sizes: { base: "https://example.com/a" } }])(
  "%o has none",
  (metadata) => {
    expect(toTile(metadata).picture).toBe("")
  },
)

test("keeps everything else, and removes a picture", () => {
  const before = { picture_sizes: PICTURE, description: { hu: "Meleg" }, other: 1 }
  const tile = { picture: "", description: { ...toTile({}).description, hu: "Meleg", en: "Warm" } }
  expect(toMetadata(before, tile, true)).toEqual({
    picture_sizes: null,
    description: { ...toTile({}).description, hu: "Meleg", en: "Warm" },
    other: 1,
  })
  expect(toMetadata(before, tile, false).description).toEqual({ hu: "Meleg" })
})
