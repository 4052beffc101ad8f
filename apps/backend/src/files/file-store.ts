import { createReadStream } from "node:fs"
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { Readable } from "node:stream"

/** The storage of files: a folder of this machine, or a bucket that several machines share. */
export interface FileStore {
  /** @returns undefined if there is no file with that name */
  open(name: string): Promise<OpenFile | undefined>
  /** Readers never see an incomplete file. */
  write(name: string, bytes: Buffer | string, contentType: string): Promise<void>
  /** A missing file counts as deleted. */
  remove(name: string): Promise<void>
}

export interface OpenFile {
  body: Readable
  /** Bytes. */
  size: number
}

/** @param folder is created with the first file */
export function folderStore(folder: string): FileStore {
  return {
    async open(name) {
      const path = join(folder, name)
      const size = await sizeOf(path)
      return size === null ? undefined : { body: createReadStream(path), size }
    },
    async write(name, bytes) {
      const path = join(folder, name)
      await mkdir(dirname(path), { recursive: true })
      // A killed process leaves nothing under the final name.
      const unfinished = `${path}.${process.pid}.part`
      try {
        await writeFile(unfinished, bytes)
        await rename(unfinished, path)
      } catch (error) {
        // A part would only keep a full disk full.
        await rm(unfinished, { force: true })
        throw error
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

/** Writes to the first store; files that it lacks are read from the second, which the shop used before. */
export const withFallback = (first: FileStore, second: FileStore): FileStore => ({
  open: async (name) => (await first.open(name)) ?? (await second.open(name)),
  write: first.write,
  async remove(name) {
    await Promise.all([first.remove(name), second.remove(name)])
  },
})

/** A whole file. @throws Error if it is longer than `maxBytes` */
export async function readWhole(
  { body, size }: OpenFile,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<Buffer> {
  if (size > maxBytes) {
    body.destroy()
    throw new Error(`The file has ${size} bytes`)
  }
  const chunks: Buffer[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Whether an error of the file system says that there is no such file or folder. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT"

async function sizeOf(path: string): Promise<number | null> {
  try {
    const found = await stat(path)
    return found.isFile() ? found.size : null
  } catch (error) {
    if (isMissingFile(error)) return null
    throw error
  }
}
