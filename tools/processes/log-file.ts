import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync } from "node:fs"
import { dirname } from "node:path"
import { lastLines } from "./log-lines.ts"

const TAIL_LINES = 20

/** Opens a log for appending; `fresh` first renames the last run's log to <name>.1. */
export function openLog(file: string, fresh: boolean): number {
  mkdirSync(dirname(file), { recursive: true })
  if (fresh && existsSync(file)) renameSync(file, `${file}.1`)
  return openSync(file, "a")
}

export const closeLog = closeSync

/** The last lines of a log, to show why a program died. */
export function tailOf(file: string): string {
  if (!existsSync(file)) return ""
  return lastLines(readFileSync(file, "utf8"), TAIL_LINES)
}
