import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"
import { HUNGARIAN } from "./hungarian.ts"
import { HUNGARIAN_HEADINGS } from "./hungarian-headings.ts"
import { SHOP_WORDS } from "./hungarian-shop-words.ts"
import { type Texts, withPaths } from "./with-paths.ts"

/** Medusa bundles its texts; the package also contains their source. */
const FILE = join(
  dirname(require.resolve("@medusajs/dashboard/package.json")),
  "src/i18n/translations/hu.json",
)
const medusa = JSON.parse(readFileSync(FILE, "utf8")) as Texts

test("no heading of the admin is in title case", () => {
  const ours = pathsOf(withPaths(HUNGARIAN, HUNGARIAN_HEADINGS))
  const shown = [...pathsOf(medusa)].map(([path, text]) => [path, ours.get(path) ?? text] as const)
  expect(shown.filter(([path, text]) => !/placeholder/i.test(path) && isInCapitals(text))).toEqual([])
})

test("every replaced text is one of Medusa's", () => {
  const known = pathsOf(medusa)
  const replaced = [...Object.keys(HUNGARIAN_HEADINGS), ...Object.keys(SHOP_WORDS)]
  expect(replaced.filter((path) => !known.has(path))).toEqual([])
})

test("collections and variants have one name in the admin, which is the shop's", () => {
  const ours = pathsOf(withPaths(HUNGARIAN, { ...SHOP_WORDS, ...HUNGARIAN_HEADINGS }))
  const shown = [...pathsOf(medusa)].map(([path, text]) => [path, ours.get(path) ?? text] as const)
  const geography = "stockLocations.serviceZones.fields.tip"
  expect(shown.filter(([path, text]) => path !== geography && /variáns|gyűjtemény/i.test(text))).toEqual([])
})

test("an existing correction stays, and a path below a text is an error", () => {
  expect(withPaths({ a: { b: "x" } }, { "a.b": "y", "a.c.d": "z" })).toEqual({ a: { b: "x", c: { d: "z" } } })
  expect(() => withPaths({ a: "x" }, { "a.b": "y" })).toThrow("a.b")
})

/** Matches "Szállítási Opciók", but not "API-kulcsok" or a single name. */
function isInCapitals(text: string): boolean {
  const words = text
    .replace(/\{\{.*?\}\}|<[^>]*>/g, "")
    .split(/[\s/]+/)
    .filter((word) => /^\p{L}{2,}/u.test(word) && !/^\p{Lu}{2}/u.test(word))
  return words.length > 1 && words.length < 7 && words.every((word) => /^\p{Lu}/u.test(word))
}

function pathsOf(texts: Texts, before = ""): Map<string, string> {
  const entries = Object.entries(texts).flatMap(([name, text]) =>
    typeof text === "string" ? [[before + name, text] as const] : [...pathsOf(text, `${before}${name}.`)],
  )
  return new Map(entries)
}
