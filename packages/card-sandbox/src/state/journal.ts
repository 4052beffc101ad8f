import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from "node:fs"
import { dirname } from "node:path"

/**
 * A file of lines that only grows. A line is handed to the operating system before the answer that
 * depends on it is sent, so a killed process loses nothing. (A machine that loses its power may: this is
 * no bank.)
 */
export interface Journal {
  append(entry: unknown): void
  /** Replaces all lines by one. */
  rewrite(entry: unknown): void
  close(): void
}

/**
 * Reads a journal. A last line that was cut off by a kill is left out: nobody was told about it.
 * @throws SyntaxError when another line is broken: then the file is not ours, or damaged.
 */
export function readJournal(file: string): unknown[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, "utf8").split("\n")
  // Complete lines end in a line break, so what comes after the last one is a rest.
  return lines.slice(0, -1).map((line) => JSON.parse(line))
}

/** Opens a journal for writing; makes its folder. */
export function openJournal(file: string): Journal {
  mkdirSync(dirname(file), { recursive: true })
  let handle = openSync(file, "a")
  return {
    append: (entry) => {
      writeSync(handle, `${JSON.stringify(entry)}\n`)
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
