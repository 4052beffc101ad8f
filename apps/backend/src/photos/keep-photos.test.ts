import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { bucketStore } from "../files/bucket-store.ts"
import { folderStore, withFallback } from "../files/file-store.ts"
import { deleteLostPhotos, keepPhotos } from "./keep-photos.ts"
import type { NewPhoto } from "./photo-rows.ts"

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

/** The rows of photos, in memory. */
function rowsOfTest() {
  const photos: (NewPhoto & { owner: string | null })[] = []
  const rows = {
    record: async (added: readonly NewPhoto[]) =>
      void photos.push(...added.map((one) => ({ ...one, owner: null }))),
    assign: async (owner: string, ids: readonly string[]) => {
      for (const photo of photos) if (photo.owner === owner) photo.owner = "none"
      for (const photo of photos) if (ids.includes(photo.id)) photo.owner = owner
    },
    listLost: async () => photos.filter(({ owner }) => owner === "none").map(({ id }) => id),
    forget: async (id: string) =>
      void photos.splice(
        photos.findIndex((photo) => photo.id === id),
        1,
      ),
  }
  /** Simulates the deletion of an account: the reviews are deleted, so their photos belong to none. */
  const deleteOwners = () => {
    for (const photo of photos) photo.owner = "none"
  }
  return { rows, photos, deleteOwners }
}

const drawn = { width: 320, height: 240, files: { small: Buffer.from("small"), large: Buffer.from("large") } }

test("photos in a bucket are deleted with their owner, in every size", async () => {
  const { objects, files } = await bucketOfTest()
  const { rows, photos, deleteOwners } = rowsOfTest()
  await keepPhotos({ rows, files }, "review_1", [drawn, drawn])
  expect([...objects.keys()].every((key) => /^review-photos\/[\w-]+-(?:small|large)\.jpg$/.test(key))).toBe(
    true,
  )
  expect(objects.size).toBe(4)

  deleteOwners()
  await deleteLostPhotos({ rows, files })
  expect([objects.size, photos]).toEqual([0, []])
})

test("photos that were replaced leave the bucket, the new ones stay", async () => {
  const { objects, files } = await bucketOfTest()
  const { rows } = rowsOfTest()
  await keepPhotos({ rows, files }, "review_1", [drawn])
  const before = [...objects.keys()]
  await keepPhotos({ rows, files }, "review_1", [drawn])
  expect(objects.size).toBe(2)
  for (const key of before) expect(objects.has(key)).toBe(false)
})

test("the row of a photo stays until the bucket has let it go", async () => {
  const { objects, files } = await bucketOfTest()
  const { rows, photos, deleteOwners } = rowsOfTest()
  await keepPhotos({ rows, files }, "review_1", [drawn])
  deleteOwners()
  const away = { ...files, remove: () => Promise.reject(new Error("The bucket is away")) }
  await expect(deleteLostPhotos({ rows, files: away })).rejects.toThrow("away")
  expect(photos).toHaveLength(1)
  await deleteLostPhotos({ rows, files })
  expect([objects.size, photos]).toEqual([0, []])
})
