import { mkdir, rename, rm, writeFile } from "node:fs/promises"
import { dirname } from "node:path"

/** Writes a file atomically, so that nobody reads an incomplete one. @throws Error if it cannot be written */
export async function writeWholeFile(file: string, bytes: Buffer, mode?: number): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(unfinished, bytes, { mode })
    await rename(unfinished, file)
  } catch (error) {
    // A part would only keep a full disk full.
    await rm(unfinished, { force: true })
    throw error
  }
}
