import { PHOTO_BYTES } from "@porteka/commerce-sdk"
import { expect, test } from "vitest"
import { readPhotos } from "./read-photos.server.ts"

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2])
const PNG = Buffer.from("\x89PNG\r\n\x1a\n....", "latin1")
const WEBP = Buffer.from("RIFF....WEBPVP8 ", "latin1")

function formWith(files: Buffer[], { removes = false } = {}) {
  const form = new FormData()
  for (const bytes of files) form.append("photos", new File([new Uint8Array(bytes)], "a.jpg"))
  if (removes) form.set("remove_photos", "on")
  return form
}

test.each([
  ["no field", new FormData(), {}],
  ["an empty field", formWith([Buffer.alloc(0)]), {}],
  ["a text in its place", new URLSearchParams({ photos: "x" }), {}],
  ["the wish to remove", formWith([], { removes: true }), { photos: [] }],
  [
    "three kinds",
    formWith([JPEG, PNG, WEBP]),
    { photos: [JPEG, PNG, WEBP].map((bytes) => bytes.toString("base64")) },
  ],
  [
    "new ones and the wish to remove",
    formWith([JPEG], { removes: true }),
    { photos: [JPEG.toString("base64")] },
  ],
  ["four", formWith([JPEG, JPEG, JPEG, JPEG]), { problem: "photosMany" }],
  ["a GIF", formWith([JPEG, Buffer.from("GIF89a......")]), { problem: "photosKind" }],
  ["a page that is called a photo", formWith([Buffer.from("<html></html>")]), { problem: "photosKind" }],
  ["a large one", formWith([Buffer.alloc(PHOTO_BYTES + 1, JPEG)]), { problem: "photosLarge" }],
])("of %s", async (_what, form, expected) => {
  expect(await readPhotos(form as FormData)).toEqual(expected)
})
