import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { folderStore } from "../files/file-store.ts"
import { readUpload } from "./read-upload.ts"

const ADDRESS = "https://admin.example.hu/static/"

function folderWith(name: string, content: string): string {
  const folder = mkdtempSync(join(tmpdir(), "porteka-uploads-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, "public"))
  writeFileSync(join(folder, "public", name), content)
  return folder
}

test("an upload of ours is read without calling the admin's URL", async () => {
  const own = { files: folderStore(folderWith("1-őszi bögre.png", "picture")), address: ADDRESS }
  const bytes = await readUpload(`${ADDRESS}${encodeURIComponent("1-őszi bögre.png")}`, own)
  expect(bytes.toString()).toBe("picture")
  await expect(readUpload(`${ADDRESS}nincs.png`, own)).rejects.toThrow(/no upload/)
  await expect(readUpload(`${ADDRESS}..%2f..%2fsettings.json`, own)).rejects.toThrow(/names no file/)
})

test("any other address is called only on the public internet", async () => {
  const server = createServer((_, response) => response.end("elsewhere"))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const own = { files: folderStore(tmpdir()), address: ADDRESS }
  await expect(readUpload("http://127.0.0.1/a.png", own)).rejects.toThrow(/belső hálózaton/)
  await expect(readUpload(`http://127.0.0.1:${port}/a.png`, own)).rejects.toThrow(/port/)
})
