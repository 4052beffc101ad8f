import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { SavedPage } from "./page-cache.server.ts"
import { markOf, readSavedPages, writeSavedPages } from "./saved-pages.server.ts"

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pages-"))
  file = join(folder, "made", "3000")
})
afterEach(() => rm(folder, { recursive: true }))

const page: SavedPage = {
  key: "hu /hu",
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: { etag: 'W/"a"', identity: Buffer.from("Üdvözöljük"), br: Buffer.from([1, 2, 3]), gzip: null },
  tags: ["navigation", "product:1"],
  storedAt: 1_790_000_000_000,
  lifetime: { fresh: 1, whileRevalidating: 2, whileUnavailable: 3 },
}

const neverFails = (error: unknown) => expect.unreachable(String(error))

it("gives the pages to who makes them the same way, to others their keys", async () => {
  await writeSavedPages(file, { mark: "one", cursor: 7, pages: [page] })
  expect(await readSavedPages(file, "one", neverFails)).toEqual({ kind: "pages", pages: [page], cursor: 7 })
  expect(await readSavedPages(file, "another", neverFails)).toEqual({ kind: "keys", keys: ["hu /hu"] })
  expect(await readdir(join(folder, "made"))).toEqual(["3000"])
})

it("begins with nothing where nothing was kept", async () => {
  expect(await readSavedPages(file, "one", neverFails)).toEqual({ kind: "nothing" })
})

it("begins with nothing, and says so, where the file is no file of pages", async () => {
  await writeSavedPages(file, { mark: "one", cursor: 7, pages: [{ ...page, status: 500 }] })
  const note = vi.fn()
  expect(await readSavedPages(file, "one", note)).toEqual({ kind: "nothing" })
  await writeFile(file, "half a fi")
  expect(await readSavedPages(file, "one", note)).toEqual({ kind: "nothing" })
  expect(note).toHaveBeenCalledTimes(2)
})

it("marks what differs in any part", () => {
  const marks = [markOf("a", "b"), markOf("ab", ""), markOf("a", "c"), markOf("a")]
  expect(new Set(marks).size).toBe(marks.length)
  expect(markOf("a", "b")).toBe(marks[0])
})
