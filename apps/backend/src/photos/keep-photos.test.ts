import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { MedusaContainer } from "@medusajs/framework/types"
import { expect, onTestFinished, test } from "vitest"
import { bucketStore } from "../../files/bucket-store.ts"
import { folderStore, withFallback } from "../../files/file-store.ts"
import type { NewPhoto } from "../../modules/review/service.ts"
import { deleteLostPhotos, keepPhotos } from "./review-photos.ts"

/** A bucket with S3's protocol; `objects` are its contents by key. */
async function bucketOfTest() {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const key = decodeURIComponent(new URL(request.url ?? "", "http://s3").pathname.slice("/shop/".length))
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    if (request.method === "PUT") objects.set(key, body)
    if (request.method === "DELETE") objects.delete(key)
    const found = request.method === "GET" ? objects.get(key) : Buffer.alloc(0)
    if (found) response.writeHead(request.method === "DELETE" ? 204 : 200).end(found)
    else response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>")
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  onTestFinished(() => void server.close())
  const folder = await mkdtemp(join(tmpdir(), "porteka-photos-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const keys = { accessKeyId: "a", secretAccessKey: "b" }
  const bucket = bucketStore(
    { bucket: "shop", region: "us-east-1", endpoint, keys },
    (name) => `review-photos/${name}`,
  )
  return { objects, files: withFallback(bucket, folderStore(folder)) }
}

/** The review module with only its functions for photos. */
function reviewsOfTest() {
  const photos: (NewPhoto & { review: string | null })[] = []
  const module = {
    recordPhotos: async (rows: NewPhoto[]) =>
      void photos.push(...rows.map((one) => ({ ...one, review: null }))),
    showPhotos: async (review: string, ids: string[]) => {
      for (const photo of photos) if (photo.review === review) photo.review = "none"
      for (const photo of photos) if (ids.includes(photo.id)) photo.review = review
    },
    listLostPhotos: async () => photos.filter(({ review }) => review === "none").map(({ id }) => id),
    forgetPhoto: async (id: string) =>
      void photos.splice(
        photos.findIndex((photo) => photo.id === id),
        1,
      ),
  }
  const container = { resolve: () => module } as unknown as MedusaContainer
  /** Simulates the deletion of an account: the reviews are deleted, so their photos belong to none. */
  const deleteReviews = () => {
    for (const photo of photos) photo.review = "none"
  }
  return { container, photos, deleteReviews }
}

const drawn = { width: 320, height: 240, files: { small: Buffer.from("small"), large: Buffer.from("large") } }

test("photos in a bucket are deleted with the review, in every size", async () => {
  const { objects, files } = await bucketOfTest()
  const { container, photos, deleteReviews } = reviewsOfTest()
  await keepPhotos(container, "review_1", [drawn, drawn], files)
  expect([...objects.keys()].every((key) => /^review-photos\/[\w-]+-(?:small|large)\.jpg$/.test(key))).toBe(
    true,
  )
  expect(objects.size).toBe(4)

  deleteReviews()
  await deleteLostPhotos(container, files)
  expect([objects.size, photos]).toEqual([0, []])
})

test("photos that were replaced leave the bucket, the new ones stay", async () => {
  const { objects, files } = await bucketOfTest()
  const { container } = reviewsOfTest()
  await keepPhotos(container, "review_1", [drawn], files)
  const before = [...objects.keys()]
  await keepPhotos(container, "review_1", [drawn], files)
  expect(objects.size).toBe(2)
  for (const key of before) expect(objects.has(key)).toBe(false)
})

test("the row of a photo stays until the bucket has let it go", async () => {
  const { objects, files } = await bucketOfTest()
  const { container, photos, deleteReviews } = reviewsOfTest()
  await keepPhotos(container, "review_1", [drawn], files)
  deleteReviews()
  const away = { ...files, remove: () => Promise.reject(new Error("The bucket is away")) }
  await expect(deleteLostPhotos(container, away)).rejects.toThrow("away")
  expect(photos).toHaveLength(1)
  await deleteLostPhotos(container, files)
  expect([objects.size, photos]).toEqual([0, []])
})
