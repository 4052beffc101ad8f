import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { HUNGARIAN } from "./hungarian.ts"

/** Both handbooks call the pages by their Hungarian names. */
test.each(["kezikonyv.md", "editing.md"])("docs/%s mentions every page of the admin's menu", (name) => {
  const handbook = readFileSync(join(__dirname, "../../../../../docs", name), "utf8").replace(/\s+/g, " ")
  const pages = Object.values(HUNGARIAN.menu)
  expect(pages.length).toBeGreaterThan(10)
  expect(pages.filter((page) => !handbook.includes(page))).toEqual([])
})
