import { randomBytes } from "node:crypto"
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterEach, beforeEach, expect, it } from "vitest"
import { folderStore } from "../files/file-store.ts"
import { drawPlaceholder } from "./draw-placeholder.ts"
import {
  makePicture,
  pictureFile,
  preparePicture,
  requirePicture,
  UnreadablePictureError,
} from "./make-picture.ts"
import { widthsFor } from "./picture-files.ts"

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "pictures-"))
})
afterEach(() => rm(directory, { recursive: true }))

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#a0522d" } })
    .png()
    .toBuffer()

const photo = () =>
  sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
    .jpeg()
    .toBuffer()

it("makes every size in both formats and one JPEG", async () => {
  const sizes = await makePicture(await plain(1000, 1250), "Kék bögre 1", folderStore(directory))
  expect(sizes).toMatchObject({
    widths: [160, 320, 480, 640, 800],
    width: 800,
    height: 1000,
    tone: "#a0522d",
  })
  expect(sizes.base).toMatch(/^\/pictures\/kek-bogre-1-[0-9a-f]{10}$/)
  const files = (await readdir(directory)).filter((file) => !file.endsWith(".json"))
  expect(files).toHaveLength(11)
  const jpeg = await sharp(join(directory, files.find((file) => file.endsWith("-800.jpg")) ?? "")).metadata()
  expect(jpeg).toMatchObject({ width: 800, height: 1000 })
})

it("never enlarges a small original", async () => {
  expect(await makePicture(await plain(100, 80), "x", folderStore(directory))).toMatchObject({
    widths: [100],
    width: 100,
    height: 80,
  })
})

it("recognizes a picture that was processed before", async () => {
  const original = await plain(200, 200)
  const first = await makePicture(original, "x", folderStore(directory))
  await writeFile(join(directory, `${first.base.split("/").at(-1)}-160.avif`), "kept")
  expect(await makePicture(original, "x", folderStore(directory))).toEqual(first)
  expect(await readdir(directory)).toHaveLength(4)
})

it("uses prepared AVIF files, and creates missing ones", async () => {
  const original = await plain(400, 400)
  const prepared = folderStore(join(directory, "prepared"))
  const [small = "", large = ""] = await preparePicture(original, "x", prepared)
  expect(await preparePicture(original, "x", prepared)).toEqual([small, large])
  await writeFile(join(directory, "prepared", large), "kept")
  await prepared.remove(small)
  await makePicture(original, "x", folderStore(directory), prepared)
  expect(await readFile(join(directory, large), "utf8")).toBe("kept")
  expect(await sharp(join(directory, small)).metadata()).toMatchObject({ width: 160 })
})

it("finds every size of the demo's photographs prepared", async () => {
  const folder = join(__dirname, "../../../../demo/pictures")
  const prepared = new Set(await readdir(join(folder, "prepared")))
  const missing: string[] = []
  for (const photograph of await readdir(join(folder, "originals"))) {
    const original = await readFile(join(folder, "originals", photograph))
    const { width = 0 } = await sharp(original).metadata()
    const file = pictureFile(original, photograph.replace(/\.jpg$/, ""))
    missing.push(
      ...widthsFor(width)
        .map((size) => `${file}-${size}.avif`)
        .filter((avif) => !prepared.has(avif)),
    )
  }
  expect(missing, "sh demo/pictures/render.sh prepares them").toEqual([])
})

it("refuses a file that is not a picture", async () => {
  await expect(makePicture(Buffer.from("<html>"), "x", folderStore(directory))).rejects.toThrow(
    UnreadablePictureError,
  )
  expect(await readdir(directory)).toEqual([])
})

it("draws the same placeholder for the same group", async () => {
  const draw = () => drawPlaceholder("keramia")
  const [first, second] = [await draw(), await draw()]
  expect(first.equals(second)).toBe(true)
  expect(await sharp(first).metadata()).toMatchObject({ format: "jpeg", width: 1000, height: 1250 })
})

it.each([
  ["random bytes", async () => randomBytes(2000)],
  ["a text", async () => Buffer.from("no picture")],
  ["nothing", async () => Buffer.alloc(0)],
  ["the first half of a photo", async () => (await photo()).subarray(0, 2000)],
  ["a strip longer than a WebP", () => plain(1, 16_384)],
  ["a drawing", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
])("%s is no picture for an upload either", async (_, bytes) => {
  const original = await bytes()
  await expect(requirePicture(original)).rejects.toThrow(UnreadablePictureError)
  await expect(makePicture(original, "x", folderStore(directory))).rejects.toThrow(UnreadablePictureError)
})

it("a picture may be uploaded", async () => {
  await expect(requirePicture(await plain(30, 20))).resolves.toBeUndefined()
  await expect(requirePicture(await photo())).resolves.toBeUndefined()
})
