import { FACETS } from "@porteka/shop"
import { describe, expect, it } from "vitest"
import type { DemoText } from "./demo-text.ts"
import { categories, collections, journal, makers, products } from "./index.ts"

/** Texts that are rightly the same in both languages: sizes, weights, paper formats, proper names. */
const SAME_IN_BOTH = /^(\d[\d ×]*(cm|g|kg|liter)|A[4-6]|Mangalica)$/

function isDemoText(value: object): value is DemoText {
  return "hu" in value && "en" in value
}

/** Every bilingual text of the catalogue with the path that leads to it. */
function collectTexts(value: unknown, path: string): { path: string; text: DemoText }[] {
  if (typeof value !== "object" || value === null) return []
  if (isDemoText(value)) return [{ path, text: value }]
  return Object.entries(value).flatMap(([key, child]) => {
    const name = typeof child?.handle === "string" ? child.handle : key
    return collectTexts(child, `${path}.${name}`)
  })
}

const texts = collectTexts(
  { categories, collections, facets: FACETS, makers, products, journal },
  "catalogue",
)

function pathsWhere(breaksTheRule: (text: DemoText) => boolean): string[] {
  return texts
    .filter(({ text }) => breaksTheRule(text))
    .map(({ path, text }) => `${path}: ${text.hu.slice(0, 60)}`)
}

function duplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

function words(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
}

describe("texts", () => {
  it("exist in both languages and are not left untranslated", () => {
    expect(texts.length).toBeGreaterThan(1000)
    expect(pathsWhere(({ hu, en }) => hu.trim() === "" || en.trim() === "")).toEqual([])
    expect(pathsWhere(({ hu, en }) => hu === en && !SAME_IN_BOTH.test(hu))).toEqual([])
  })

  it("keep to quiet punctuation", () => {
    const either = (pattern: RegExp) => pathsWhere(({ hu, en }) => pattern.test(hu) || pattern.test(en))
    expect(either(/!/)).toEqual([])
    expect(either(/ {2}| $|^ /m)).toEqual([])
    expect(either(/"/)).toEqual([])
    expect(either(/ - /)).toEqual([])
    expect(either(/ [,.;:?]/)).toEqual([])
  })

  it("use each language's own quotes, in pairs", () => {
    const count = (text: string, mark: string) => text.split(mark).length - 1
    expect(pathsWhere(({ hu }) => hu.includes("“") || count(hu, "„") !== count(hu, "”"))).toEqual([])
    expect(pathsWhere(({ en }) => en.includes("„") || count(en, "“") !== count(en, "”"))).toEqual([])
  })

  it("use Hungarian letters and decimals in Hungarian, points in English", () => {
    expect(pathsWhere(({ hu }) => /[õûÕÛ]/.test(hu))).toEqual([])
    expect(pathsWhere(({ hu }) => /\d\.\d/.test(hu))).toEqual([])
    expect(pathsWhere(({ en }) => /\d,\d{1,2}(?!\d)/.test(en))).toEqual([])
  })

  it("have no leftovers of the other language", () => {
    expect(pathsWhere(({ hu }) => /(^| )(the|and|of|with|from|made|by)( |$)/i.test(hu))).toEqual([])
    expect(
      pathsWhere(({ en }) => /(^| )(az|és|egy|vagy|nem|hogy|készül|darab)( |[.,;]|$)/i.test(en)),
    ).toEqual([])
  })

  it("put no praise where a fact belongs", () => {
    expect(
      pathsWhere(({ hu }) =>
        /egyedülálló|páratlan|csodálatos|varázslatos|tökéletes|prémium|legjobb minőség/i.test(hu),
      ),
    ).toEqual([])
    expect(
      pathsWhere(({ en }) =>
        /\b(unique|stunning|perfect|amazing|premium|exquisite|must-have|timeless)\b/i.test(en),
      ),
    ).toEqual([])
  })

  it("make no nutrition or health claims for food (Regulation (EC) No 1924/2006)", () => {
    const claim =
      /gyógy|immun|egészség|vitamin|ásványi anyag|ásványianyag|torokfáj|healing|healthy|mineral content|sore throat/i
    const food = collectTexts(
      products.filter((product) => ["honey", "gingerbread"].includes(product.material_key ?? "")),
      "food",
    )
    const inJournal = collectTexts(journal, "journal")
    const claims = [...food, ...inJournal].filter(({ text }) => claim.test(text.hu) || claim.test(text.en))
    expect(claims.map(({ path }) => path)).toEqual([])
  })

  it("describe each product in several sentences that open in their own way", () => {
    const opening = (text: string) => text.split(/\s+/).slice(0, 3).join(" ").toLowerCase()
    for (const { handle, description } of products) {
      for (const text of [description.hu, description.en]) {
        expect(text.split(/[.?:](?:\s|$)/).filter(Boolean).length, handle).toBeGreaterThanOrEqual(4)
        expect(text, handle).toContain("\n\n")
      }
    }
    expect(duplicates(products.map(({ description }) => opening(description.hu)))).toEqual([])
    expect(duplicates(products.map(({ description }) => opening(description.en)))).toEqual([])
  })

  it("begin each title as a sentence, not in Title Case", () => {
    const titles = products.map(({ title }) => title.hu)
    expect(duplicates(titles)).toEqual([])
    expect(titles.filter((title) => /^\p{Ll}/u.test(title))).toEqual([])
    expect(
      titles.filter((title) =>
        title
          .split(" ")
          .slice(1)
          .some((word) => /^\p{Lu}/u.test(word)),
      ),
    ).toEqual([])
  })

  it("give each journal entry 300 to 600 words, from its own day", () => {
    for (const { slug, body } of journal) {
      for (const text of [body.hu, body.en]) {
        expect(words(text), slug).toBeGreaterThanOrEqual(300)
        expect(words(text), slug).toBeLessThanOrEqual(600)
        expect(text, slug).toContain("\n## ")
      }
    }
    expect(duplicates(journal.map((entry) => String(entry.age_days)))).toEqual([])
  })
})
