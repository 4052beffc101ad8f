import fs, { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test, vi } from "vitest"
import FileFolderService from "./service.ts"

test("of an upload for which the disk has no space nothing is left, and the next one is kept", async () => {
  const folder = await mkdtemp(join(tmpdir(), "porteka-uploads-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const files = new FileFolderService({}, { upload_dir: folder, private_upload_dir: folder })
  const picture = { filename: "a.png", mimeType: "image/png", content: "picture", access: "public" } as const
  const { writeFile } = fs
  const full = vi.spyOn(fs, "writeFile").mockImplementationOnce(async (path) => {
    await writeFile(path, "pic")
    throw new Error("ENOSPC: no space left on device, write")
  })
  onTestFinished(() => full.mockRestore())
  await expect(files.upload(picture)).rejects.toThrow("ENOSPC")
  expect(await readdir(folder)).toEqual([])
  const { key } = await files.upload(picture)
  expect(await readdir(folder)).toEqual([key])
})
