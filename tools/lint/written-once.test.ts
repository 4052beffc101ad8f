import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { ROOT } from "../programs/project-paths.ts"

const read = (file: string) => readFileSync(join(ROOT, file), "utf8")

test(".env.example names the variables that docs/operations.md explains", () => {
  const [, table = ""] = /## Configuration\n([\s\S]*?)\n## /.exec(read("docs/operations.md")) ?? []
  const rows = table.split("\n").filter((line) => line.startsWith("| `"))
  const explained = rows.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([A-Z_]+)`/g)])
  const offered = [...read(".env.example").matchAll(/^#([A-Z_]+)=/gm)]
  const names = (matches: RegExpExecArray[]) => matches.map(([, name]) => name).sort()
  expect(explained.length).toBeGreaterThan(0)
  expect(names(offered)).toEqual(names(explained))
})

test(".nvmrc names the Node that the commands fetch", () => {
  const { devDependencies } = JSON.parse(read("package.json"))
  expect(read(".nvmrc").trim()).toBe(devDependencies.node)
})
