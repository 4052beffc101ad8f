import { existsSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { findRunningServer, parsePidFile } from "./pid-file.ts"

test("reads process and port", () => {
  expect(parsePidFile("4711\n/data\n1763712000\n54321\n\n127.0.0.1\n")).toEqual({ pid: 4711, port: 54321 })
  expect(parsePidFile("4711\n/data\n")).toEqual({ pid: 4711, port: undefined })
})

test("a pid that by now belongs to another program is not a server, and its file goes", () => {
  const data = mkdtempSync(join(tmpdir(), "porteka-pid-"))
  writeFileSync(join(data, "postmaster.pid"), `${process.pid}\n${data}\n1\n54321\n`)
  expect(findRunningServer(data)).toBeUndefined()
  expect(existsSync(join(data, "postmaster.pid"))).toBe(false)
})
