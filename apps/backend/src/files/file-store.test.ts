import { once } from "node:events"
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { bucketStore, isBucketFault } from "./bucket-store.ts"
import { type FileStore, folderStore, readWhole, withFallback } from "./file-store.ts"

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "porteka-files-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function textOf(files: FileStore, name: string): Promise<string | undefined> {
  const file = await files.open(name)
  return file && (await readWhole(file)).toString()
}

test("a folder returns what was written there, and nothing else", async () => {
  const folder = await emptyFolder()
  const files = folderStore(folder)
  await files.write("public/a.txt", "first", "text/plain")
  await files.write("public/a.txt", "second", "text/plain")
  expect(await textOf(files, "public/a.txt")).toBe("second")
  expect(await readdir(join(folder, "public"))).toEqual(["a.txt"])
  expect(await files.open("b.txt")).toBeUndefined()
  expect(await files.open("public")).toBeUndefined()
})

test("of a file that cannot be written no part is left", async () => {
  const folder = await emptyFolder()
  const files = folderStore(folder)
  await mkdir(join(folder, "taken"))
  await expect(files.write("taken", "text", "text/plain")).rejects.toThrow()
  expect(await readdir(folder)).toEqual(["taken"])
})

test("a removed file is gone from both, even if removed repeatedly", async () => {
  const [first, second] = [folderStore(await emptyFolder()), folderStore(await emptyFolder())]
  for (const files of [first, second]) await files.write("a", "bytes", "text/plain")
  const both = withFallback(first, second)
  for (let time = 0; time < 2; time += 1) await both.remove("a")
  expect([await textOf(first, "a"), await textOf(second, "a")]).toEqual([undefined, undefined])
})

test("a file missing in the first comes from the second, and is written to the first", async () => {
  const [first, second] = [folderStore(await emptyFolder()), folderStore(await emptyFolder())]
  await second.write("old", "from before", "text/plain")
  const both = withFallback(first, second)
  expect(await textOf(both, "old")).toBe("from before")
  await both.write("new", "of today", "text/plain")
  expect([await textOf(first, "new"), await textOf(second, "new")]).toEqual(["of today", undefined])
})

test("a file that is too long is not read", async () => {
  const files = folderStore(await emptyFolder())
  await files.write("a", "four", "text/plain")
  const file = await files.open("a")
  if (!file) throw new Error("not written")
  await expect(readWhole(file, 3)).rejects.toThrow("has 4 bytes")
})

/** A store with this answer. @returns its URL */
async function storeThatAnswers(status: number, body = ""): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status).end(body))
  await once(server.listen(0, "127.0.0.1"), "listening")
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const bucketAt = (endpoint: string) =>
  bucketStore(
    { bucket: "shop", region: "us-east-1", endpoint, keys: { accessKeyId: "a", secretAccessKey: "b" } },
    (name) => `pictures/${name}`,
  )

test("a key that is not in the bucket is not an error", async () => {
  const missing = await storeThatAnswers(404, "<Error><Code>NoSuchKey</Code></Error>")
  expect(await bucketAt(missing).open("a.jpg")).toBeUndefined()
})

test.each([
  ["refuses", () => storeThatAnswers(403, "<Error><Code>AccessDenied</Code></Error>")],
  ["has no such bucket", () => storeThatAnswers(404, "<Error><Code>NoSuchBucket</Code></Error>")],
  ["fails", () => storeThatAnswers(500)],
  ["is away", async () => "http://127.0.0.1:1"],
])("a bucket that %s is distinguished from a fault of ours", async (_what, address) => {
  const bucket = bucketAt(await address())
  const write = () => bucket.write("a.jpg", "bytes", "image/jpeg")
  for (const work of [() => bucket.open("a.jpg"), write, () => bucket.remove("a.jpg")]) {
    const fault = await work().catch((error: unknown) => error)
    expect(isBucketFault(fault)).toBe(true)
  }
  expect(isBucketFault(new Error("ours"))).toBe(false)
})
