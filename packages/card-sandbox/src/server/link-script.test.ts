import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { runInNewContext } from "node:vm"
import { expect, it, onTestFinished } from "vitest"
import { linkScript } from "./link-script.ts"

it("makes one classic script of modules, each run once", () => {
  const folder = mkdtempSync(join(tmpdir(), "link-script-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, "inner"))
  const write = (name: string, code: string) => writeFileSync(join(folder, name), `"use strict";\n${code}\n`)
  write(
    "main.js",
    'const a = require("./a.js");\nconst b = require("./inner/b.js");\nseen.push(a.value + b.value);',
  )
  write("a.js", 'seen.push("a");\nexports.value = "1";\n//# sourceMappingURL=a.js.map')
  write("inner/b.js", 'const a = require("../a.js");\nexports.value = a.value + "2";')

  const script = linkScript(join(folder, "main.js"))
  const seen: string[] = []
  const globals = { seen }
  runInNewContext(script, globals)
  expect(seen).toEqual(["a", "112"])
  expect(Object.keys(globals)).toEqual(["seen"])
  expect(script).not.toContain("sourceMappingURL")
})
