import { expect, test } from "vitest"
import { describeFile } from "./describe-file.ts"

test.each([
  ["kek-bogre_a-muhelyben.jpg", "kek bogre a muhelyben"],
  ["Korongozás közben.webp", "Korongozás közben"],
  ["image of a mug.png", "image of a mug"],
])("a picture is described by the words of %s", (name, description) => {
  expect(describeFile(name)).toBe(description)
})

test.each([
  "IMG_2041.JPG",
  "DSC00123.jpg",
  "PXL_20261128_101112345.jpg",
  "20261128_101112.jpg",
  "Screenshot 2026-11-28 at 10.11.12.png",
  "Képernyőkép (3).png",
  "image.png",
])("%s, which a device has named, says nothing", (name) => {
  expect(describeFile(name)).toBe("")
})
