import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, expect, test, vi } from "vitest"
import { ROOT } from "../house.ts"
import { NODE_OPTIONS, withHeapBound } from "./node-options.ts"

const read = (...path: string[]) => readFileSync(join(ROOT, ...path), "utf8")

test.each([
  ["storefront", "porteka-storefront@.service"],
  ["backend", "porteka-backend.service"],
] as const)("image and systemd unit bound the %s alike", (part, unit) => {
  expect(read("ops", "systemd", unit)).toContain(`\nEnvironment="NODE_OPTIONS=${NODE_OPTIONS[part]}"\n`)
  const stage = read("Dockerfile").split(` AS ${part}\n`)[1]?.split("\nFROM ")[0]
  expect(stage).toContain(`NODE_OPTIONS="${NODE_OPTIONS[part]}"`)
})

afterEach(() => vi.unstubAllEnvs())

test("the owner's own options take the place of the bound, and what a server needs stays", () => {
  vi.stubEnv("NODE_OPTIONS", "")
  expect(withHeapBound("backend", { PORT: "9000" })).toEqual({
    PORT: "9000",
    NODE_OPTIONS: NODE_OPTIONS.backend,
  })
  vi.stubEnv("NODE_OPTIONS", "--max-old-space-size=2048")
  expect(withHeapBound("storefront", { NODE_OPTIONS: "--conditions=x" })).toEqual({
    NODE_OPTIONS: "--max-old-space-size=2048 --conditions=x",
  })
})
