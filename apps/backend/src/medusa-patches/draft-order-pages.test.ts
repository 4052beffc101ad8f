import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"
import { DRAFT_ORDER_HUNGARIAN } from "./draft-order-hungarian.ts"
import { DRAFT_ORDER_CHANGES, translateDraftOrders } from "./draft-order-pages.ts"

/** A dependency of Medusa's dashboard. */
const FILE = join(
  dirname(require.resolve("@medusajs/dashboard/package.json")),
  "../draft-order/.medusa/server/src/admin/index.mjs",
)
const pages = readFileSync(FILE, "utf8")

/** Visible texts: labels, headings, hints, messages. */
const READ =
  /\b(?:children|label|header|placeholder|tooltip|title|description|message|content|breadcrumb): (?:\(\) => )?("(?:[A-Z(][^"]*)")/g

test("every text on the pages of orders taken by telephone has a Hungarian one", () => {
  const texts = [...pages.matchAll(READ)].map(([, text]) => JSON.parse(text ?? "") as string)
  expect(texts.length).toBeGreaterThan(150)
  // The label in the menu and an abbreviation.
  const without = texts.filter(
    (text) => !Object.hasOwn(DRAFT_ORDER_HUNGARIAN, text) && !["Drafts", "JSON"].includes(text),
  )
  expect(without).toEqual([])
})

test("every translated text is still on the pages", () => {
  const words = ["Next", "Prev", "of", "pages", "results"]
  const ours = Object.keys(DRAFT_ORDER_HUNGARIAN).filter((text) => !words.includes(text))
  expect(ours.filter((text) => !pages.includes(text))).toEqual([])
})

test("what is only part of an expression is where it was", () => {
  for (const { from } of DRAFT_ORDER_CHANGES) expect(pages.split(from).length - 1, from).toBe(1)
  const places = DRAFT_ORDER_CHANGES.map(({ from }) => pages.indexOf(from))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test("names, their fields and labels follow the order of the person's language", () => {
  const changed = translateDraftOrders(pages)
  const countOf = (part: string) => changed.split(part).length - 1
  const first = (given: string, family: string) =>
    `(["hu"].includes(localStorage.getItem("lng") ?? "hu") ? ${family} : ${given})`
  const field = (name: string) => `"${name}"`
  expect([
    countOf(`name: ${first(field("first_name"), field("last_name"))}`),
    countOf(`name: ${first("`$" + "{type}.first_name`", "`$" + "{type}.last_name`")}`),
    countOf('? draftText("Last name") : draftText("First name"))'),
    countOf('? draftText("First name") : draftText("Last name"))'),
  ]).toEqual([2, 1, 3, 3])
  expect(changed).not.toMatch(/[^:] \[[\w.?]*first_name, [\w.?]*last_name\]\.filter/)
  expect(changed).toContain("? [postal_code, city] :")
})

test("a text is looked up in the language of the person, anything else stays", () => {
  const changed = translateDraftOrders('x({ header: "Quantity", type: "GET" })\n  "Draft Order #",\n')
  expect(changed).toContain('x({ header: draftText("Quantity"), type: "GET" })')
  expect(changed).toContain('  draftText("Draft Order #"),')
})
