import { join } from "node:path"
import { expect, test } from "vitest"
import { ROOT } from "../programs/project-paths.ts"
import { findContentsFolder } from "./shop-contents.ts"

test("contents are the demo, none, or a folder", () => {
  expect(findContentsFolder("demo")).toBe(join(ROOT, "demo"))
  expect(findContentsFolder("none")).toBeUndefined()
  expect(findContentsFolder("./demo")).toBe(join(ROOT, "demo"))
})

test("a folder without contents is named", () => {
  expect(() => findContentsFolder("docs")).toThrow(/docs: it has no index\.ts/)
})
