import { existsSync, readdirSync } from "node:fs"
import { DEFAULT_LOCALE, LOCALES } from "@porteka/shop/languages"
import { describe, expect, it } from "vitest"
import { MESSAGE_PARTS } from "../app/i18n/message-parts.ts"
import { findDifferences, flatten, readCatalogue } from "./read-messages.ts"

const CATALOGUES = Object.values(MESSAGE_PARTS).flat()
const FOLDER = new URL("../app/i18n/messages/", import.meta.url)

const variables = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1]))].sort()
const tags = (text: string) => [...new Set([...text.matchAll(/<(\w+)>/g)].map((match) => match[1]))].sort()

it("every catalogue belongs to a part, and to one alone", () => {
  for (const locale of LOCALES.filter((code) => existsSync(new URL(code, FOLDER)))) {
    const files = readdirSync(new URL(`${locale}/`, FOLDER))
    expect(files.sort()).toEqual(CATALOGUES.map((name) => `${name}.json`).sort())
  }
})

describe.each(CATALOGUES)("the texts of %s", (catalogue) => {
  const texts = readCatalogue(catalogue)
  const base = new Map(flatten(texts[DEFAULT_LOCALE]))

  it.each(LOCALES)("take the same values and tags in %s", (locale) => {
    for (const [name, text] of flatten(texts[locale])) {
      const own = variables(base.get(name) ?? "")
      for (const variable of variables(text)) expect(own, name).toContain(variable)
      expect(tags(text), name).toEqual(tags(base.get(name) ?? ""))
    }
  })

  it.each(LOCALES)("do not shout and have no stray spaces in %s", (locale) => {
    for (const [name, text] of flatten(texts[locale])) {
      expect(text, name).not.toMatch(/!| {2}|^\s|\s$/)
      expect(text, name).not.toBe("")
    }
  })
})

describe("a language that is not complete", () => {
  it("reports missing and superfluous texts", () => {
    const base = { title: "Kosár", empty: { title: "Üres", waiting: ["egy", "kettő"] } }
    expect(
      findDifferences({ title: "Cart", empty: { title: "Empty", waiting: ["one", "two"] } }, base),
    ).toEqual([])
    expect(findDifferences({ title: "Cart", empty: { waiting: ["one"] }, other: "x" }, base)).toEqual([
      'lacks "empty.title"',
      'lacks "empty.waiting.1"',
      'has "other", which nothing asks for',
    ])
  })
})
