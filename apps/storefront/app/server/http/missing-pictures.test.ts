import { once } from "node:events"
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { storeMissingPictures } from "./missing-pictures.server.ts"

const PICTURE = "/pictures/kek-bogre-3f9a2c1b00-160.avif"

function fail(error: unknown): void {
  throw error
}

async function backEnd() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? "")
    const status = request.url === PICTURE ? 200 : request.url?.includes("fault") ? 503 : 404
    response.writeHead(status).end(status === 200 ? "bytes" : "")
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => void server.close())
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), "porteka-kept-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test("calls the back end once for simultaneous requests, and stores the answer", async () => {
  const { asked, url } = await backEnd()
  const folder = join(await emptyFolder(), "made with the first")
  const find = storeMissingPictures(folder, url, fail)
  const found = await Promise.all([find(PICTURE), find(PICTURE), find(PICTURE)])
  for (const picture of found)
    expect([picture?.bytes.toString(), picture?.contentType]).toEqual(["bytes", "image/avif"])
  expect(asked).toEqual([PICTURE])
  expect(await readdir(folder)).toEqual([PICTURE.split("/").at(-1)])
  expect(await readFile(join(folder, PICTURE.split("/").at(-1) ?? ""), "utf8")).toBe("bytes")
})

test("requests only names of pictures", async () => {
  const { asked, url } = await backEnd()
  const find = storeMissingPictures(await emptyFolder(), url, fail)
  for (const path of ["/pictures/../settings.json", "/pictures/a.json", "/pictures/A.jpg", "/favicon.ico"])
    expect(await find(path), path).toBeUndefined()
  expect(asked).toEqual([])
})

test("a picture the back end does not have is not found; a failure of the back end is reported", async () => {
  const { url } = await backEnd()
  const folder = await emptyFolder()
  const find = storeMissingPictures(folder, url, fail)
  expect(await find("/pictures/nincs-160.jpg")).toBeUndefined()
  await expect(find("/pictures/fault-160.jpg")).rejects.toThrow("answers 503")
  expect(await readdir(folder)).toEqual([])
})

test("a folder that cannot be written costs speed, not the picture", async () => {
  const { asked, url } = await backEnd()
  const file = join(await emptyFolder(), "a file in the folder's place")
  await writeFile(file, "")
  const errors: unknown[] = []
  const find = storeMissingPictures(file, url, (error) => errors.push(error))
  expect((await find(PICTURE))?.bytes.toString()).toBe("bytes")
  expect((await find(PICTURE))?.bytes.toString()).toBe("bytes")
  expect([asked.length, errors.length]).toEqual([2, 2])
})

test("of a picture that cannot be stored no part is left", async () => {
  const { url } = await backEnd()
  const folder = await emptyFolder()
  const name = PICTURE.split("/").at(-1) ?? ""
  await mkdir(join(folder, name))
  const errors: unknown[] = []
  expect(
    (await storeMissingPictures(folder, url, (error) => errors.push(error))(PICTURE))?.bytes.toString(),
  ).toBe("bytes")
  expect([errors.length, await readdir(folder)]).toEqual([1, [name]])
})
