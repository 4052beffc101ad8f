import { expect, test } from "vitest"
import { reportLicenses } from "./licenses.ts"

const one = (name: string, license?: string) => ({
  name,
  version: "1.0.0",
  ...(license === undefined ? {} : { licenses: [{ license: { id: license } }] }),
})

test("packages are counted by license, the most frequent first", () => {
  const { counts, unknown } = reportLicenses([one("a", "ISC"), one("b", "MIT"), one("c", "MIT")])
  expect(counts).toEqual([
    ["MIT", 2],
    ["ISC", 1],
  ])
  expect(unknown).toEqual([])
})

test.each([
  ["AGPL-3.0-only", false],
  ["(MIT OR GPL-3.0-only)", true],
  ["Apache-2.0 AND GPL-3.0-only", false],
  ["Apache-2.0 AND LGPL-3.0-or-later", true],
  ["(GPL-2.0 OR LGPL-2.1 OR MPL-1.1)", true],
])("%s: accepted %s", (license, isAccepted) => {
  expect(reportLicenses([one("a", license)]).unknown.length === 0).toBe(isAccepted)
})

test("a package without a license is named, unless its own files were read", () => {
  expect(reportLicenses([one("stranger"), one("busboy")]).unknown).toEqual(["stranger 1.0.0: none named"])
})
