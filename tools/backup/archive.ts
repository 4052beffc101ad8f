import { spawn } from "node:child_process"
import { createWriteStream, renameSync, rmSync } from "node:fs"
import { cp, link, mkdir, readdir } from "node:fs/promises"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import { createGzip } from "node:zlib"
import { UserError } from "../bootstrap/user-error.mjs"
import { runCommand } from "../programs/command.ts"
import { errorCode } from "../programs/error-code.ts"

const PRIVATE_FILE_MODE = 0o600
/** A higher level does not make pictures smaller, and takes much longer for the rest. */
const GZIP_LEVEL = 3

/** Hard-links the files of a folder into another, so that concurrent changes do not matter. */
export async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await linkFolder(source, target)
    else if (entry.isFile()) await linkFile(source, target)
  }
}

async function linkFile(source: string, target: string): Promise<void> {
  try {
    await link(source, target)
  } catch (error) {
    // Deleted since the listing: no record in the older copy of the database refers to it.
    if (errorCode(error) === "ENOENT") return
    // Another disk, or a file system without hard links.
    await cp(source, target)
  }
}

/** Packs a folder into one compressed file, readable by its owner only, which appears once it is complete. */
export async function pack(folder: string, file: string): Promise<void> {
  const draft = `${file}.draft`
  const tar = spawn("tar", ["--create", "--file=-", "--directory", folder, "."], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  const ended = new Promise<number>((resolve, reject) => {
    tar.on("error", reject)
    tar.on("close", (code) => resolve(code ?? 1))
  })
  try {
    const written = pipeline(
      tar.stdout,
      createGzip({ level: GZIP_LEVEL }),
      createWriteStream(draft, { mode: PRIVATE_FILE_MODE, flush: true }),
    )
    const [code] = await Promise.all([ended, written])
    if (code !== 0) throw new UserError(`tar ended with exit code ${code}.`)
    renameSync(draft, file)
  } catch (error) {
    tar.kill()
    rmSync(draft, { force: true })
    throw error
  }
}

/** @throws {UserError} if the file is not a complete archive */
export async function unpack(file: string, folder: string): Promise<void> {
  const args = ["--extract", "--file", file, "--directory", folder, "--no-same-owner"]
  const { code, output } = await runCommand("tar", args, { cwd: folder })
  if (code !== 0) throw new UserError(`${file} cannot be unpacked:\n${output.trim()}`, "Take another backup.")
}
