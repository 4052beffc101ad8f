import sharp from "sharp"
import { expect, test } from "vitest"
import { makePhoto } from "./make-photo.ts"
import { UnreadablePictureError } from "./make-picture.ts"

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#336699" } })

test.each(["jpeg", "png", "webp"] as const)(
  "a photo in %s becomes two JPEGs without what was said beside it",
  async (format) => {
    const original = await picture(2000, 1000)
      .withExif({ IFD0: { Copyright: "Anna" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "47/1 29/1 0/1" } })
      .toFormat(format)
      .toBuffer()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const { files, width, height } = await makePhoto(original)
    expect([width, height]).toEqual([320, 160])
    for (const [bytes, side] of [
      [files.small, 320],
      [files.large, 1600],
    ] as const) {
      const found = await sharp(bytes).metadata()
      expect(found).toMatchObject({ format: "jpeg", width: side, height: side / 2 })
      expect([found.exif, found.xmp, found.iptc, found.icc]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
    }
  },
)

test("a photo with a rotated orientation is turned upright, and a small one is not enlarged", async () => {
  const onItsSide = await picture(100, 60).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { width, height, files } = await makePhoto(onItsSide)
  expect([width, height]).toEqual([60, 100])
  expect((await sharp(files.large).metadata()).width).toBe(60)
})

test.each([
  ["nothing", async () => Buffer.alloc(0)],
  ["a page", async () => Buffer.from("<html><script>alert(1)</script>")],
  ["a drawing", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ["a GIF", () => picture(9, 9).gif().toBuffer()],
  ["half a photo", async () => (await picture(900, 900).png().toBuffer()).subarray(0, 200)],
  ["a photo larger than any camera's", () => picture(9000, 9000).png().toBuffer()],
  ["a drawing larger than any screen", () => picture(4100, 4000).png().toBuffer()],
])("%s is refused", async (_what, make) => {
  await expect(makePhoto(await make())).rejects.toThrow(UnreadablePictureError)
})

test("a large photo of a camera is taken", async () => {
  const { width } = await makePhoto(await picture(5000, 3400).jpeg().toBuffer())
  expect(width).toBe(320)
})

test("hidden metadata of a photo is removed", async () => {
  const hidden = Buffer.concat([await picture(40, 40).jpeg().toBuffer(), Buffer.from("PK<?php evil")])
  const { files } = await makePhoto(hidden)
  expect(files.large.includes("evil")).toBe(false)
})
