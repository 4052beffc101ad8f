import { expect, test } from "vitest"
import { unreadablePictures } from "./unreadable-pictures.ts"

const NOW = Date.parse("2026-11-26T10:00:00.000Z")
const url = "http://localhost:9000/static/1764150000000-K%C3%A9k%20b%C3%B6gre.png"
const old = { url, metadata: null, created_at: "2026-11-26T09:00:00.000Z" }
const made = { picture_sizes: { base: "/pictures/kek-bogre-1" } }

test.each([
  ["none", [], []],
  ["one that was never made, by its name", [old], ["Kék bögre.png"]],
  ["one with other metadata only", [{ ...old, metadata: { alt: "x" } }], ["Kék bögre.png"]],
  ["a name that is not encoded", [{ ...old, url: "https://x.example/100%.png" }], ["100%.png"]],
  ["one that was made", [{ ...old, metadata: made }], []],
  ["one that is being made", [{ ...old, created_at: new Date(NOW - 10_000) }], []],
])("%s", (_, pictures, names) => {
  expect(unreadablePictures(pictures, NOW)).toEqual(names)
})
