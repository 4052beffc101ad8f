import { expect, test } from "vitest"
import { readPicture } from "./picture-value.ts"

const PICTURE = {
  base: "/pictures/kek-bogre-1-3f9a2c1b",
  widths: [160, 320],
  width: 320,
  height: 240,
  tone: "#a0b1c2",
}

test("a picture is read with its own fields only, and alternative texts in the shop's languages", () => {
  const alt = { hu: "Kék bögre", en: { nested: true }, xx: "?" }
  expect(readPicture(JSON.stringify({ ...PICTURE, alt, price: 1 }))).toEqual({
    ...PICTURE,
    alt: { hu: "Kék bögre" },
  })
})

test.each([
  ["no JSON", "kek-bogre.jpg"],
  ["nothing", "null"],
  ["another folder", JSON.stringify({ ...PICTURE, base: "https://example.com/a" })],
  ["a width that is text", JSON.stringify({ ...PICTURE, width: "320" })],
  ["no list of widths", JSON.stringify({ ...PICTURE, widths: 320 })],
  ["a tone that is code", JSON.stringify({ ...PICTURE, tone: "#a0b1c2;x" })],
])("%s is no picture", (_, value) => {
  expect(readPicture(value)).toBeNull()
})
