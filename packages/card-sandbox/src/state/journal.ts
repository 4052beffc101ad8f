import {
  appendFileSync,
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs"
import { dirname } from "node:path"

/**
 * An append-only file of lines. A line is passed to the operating system before the answer that depends on it
 * is sent, so a killed process loses nothing. (A power failure may lose lines, which is acceptable in a
 * sandbox.)
 */
export interface Journal {
  /** @throws Error if the disk has no space for it; then nothing of it stays */
  append(entry: unknown): void
  /** Replaces all lines by one. */
  rewrite(entry: unknown): void
  close(): void
}

/**
 * Reads a journal. An incomplete last line of a killed process is ignored, because no answer depended on it.
 * @throws SyntaxError if another line is invalid: then the file is not ours, or damaged
 */
export function readJournal(file: string): unknown[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, "utf8").split("\n")
  // Complete lines end with a line break, so text after the last one is incomplete.
  return lines.slice(0, -1).map((line) => JSON.parse(line))
}

/** Opens a journal for writing; creates its folder. */
export function openJournal(file: string): Journal {
  mkdirSync(dirname(file), { recursive: true })
  let handle = openSync(file, "a")
  return {
    append: (entry) => {
      const { size } = fstatSync(handle)
      try {
        appendFileSync(handle, `${JSON.stringify(entry)}\n`)
      } catch (error) {
        // The next line would follow the first part of this one, and neither could be read.
        ftruncateSync(handle, size)
        throw error
      }
    },
    rewrite: (entry) => {
      writeFileSync(`${file}.new`, `${JSON.stringify(entry)}\n`)
      renameSync(`${file}.new`, file)
      closeSync(handle)
      handle = openSync(file, "a")
    },
    close: () => closeSync(handle),
  }
}

/** A journal for tests that need no file. */
export const noJournal: Journal = { append: () => {}, rewrite: () => {}, close: () => {} }
