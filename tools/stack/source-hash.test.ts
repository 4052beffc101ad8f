import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { hashSources } from "./source-hash.ts"

let root = ""

const write = (path: string, text: string) => {
  mkdirSync(join(root, path, ".."), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "porteka-hash-"))
  write("app/server.ts", "one")
  write("lock.json", "{}")
})

afterEach(() => rmSync(root, { recursive: true }))

const hash = () => hashSources(root, ["app", "lock.json", "not-there"])

test("stays the same while nothing changes", () => {
  expect(hash()).toBe(hash())
})

test.each([
  ["a changed file", () => write("app/server.ts", "two")],
  ["a new file", () => write("app/deep/new.ts", "")],
  ["a changed single file", () => write("lock.json", "{ }")],
])("changes with %s", (_, change) => {
  const before = hash()
  change()
  expect(hash()).not.toBe(before)
})

test.each([
  "app/server.test.ts",
  "app/README.md",
  "app/node_modules/x.js",
  "app/build/x.js",
  "app/dist/x.js",
])("does not care for %s", (path) => {
  const before = hash()
  write(path, "anything")
  expect(hash()).toBe(before)
})
