import { readStartPage } from "@porteka/documents"
import { renderMarkdown } from "@porteka/documents/render-markdown"
import { fillShopText } from "@porteka/documents/shop-text"
import { CONTENT_PAGES, offeredPayments, type Shop, shop } from "@porteka/shop"
import { LOCALES } from "@porteka/shop/languages"
import type { JSONContent } from "@tiptap/core"
import { describe, expect, it } from "vitest"
import { readContents } from "../../../seed/read-contents.ts"
import { isKept, readMarkdown, writeMarkdown } from "./markdown.ts"

const pages = LOCALES.flatMap((locale) =>
  CONTENT_PAGES.flatMap((page) => {
    const text = readStartPage(page, locale)?.markdown
    return text ? [{ name: `${locale}/${page}`, locale, text }] : []
  }),
)
const saved = (text: string) => writeMarkdown(readMarkdown(text))

/** Line breaks in a paragraph and between elements are not shown. */
const shown = (text: string) =>
  renderMarkdown(text)
    .replace(/[ \n]+/g, " ")
    .replaceAll("> <", "><")

/** A shop in which everything that has a value or none has none. */
const BARE: Shop = {
  ...shop,
  measuring: { googleAnalytics: null, metaPixel: null },
  surveys: { arukereso: null },
  payment: offeredPayments([]),
  delivery: {
    ...shop.delivery,
    courier: { ...shop.delivery.courier, price: null, freeFrom: null },
    locker: { ...shop.delivery.locker, price: null, freeFrom: null },
  },
}
const FULL: Shop = {
  ...shop,
  measuring: { googleAnalytics: "G-ABC1234567", metaPixel: "123456789" },
  surveys: { arukereso: "Árukereső" },
}

describe("a text of the shop after it was opened and saved", () => {
  it.each(pages)("$name looks the same, whatever the shop's settings are", ({ text, locale, name }) => {
    for (const shop of [FULL, BARE]) {
      const filled = (text: string) => fillShopText(text, { shop, locale, name })
      expect(shown(filled(saved(text)))).toBe(shown(filled(text)))
    }
  })

  it.each(pages)("$name can be edited, and stays what it is when it is saved again", ({ text }) => {
    expect(isKept(text)).toBe(true)
    expect(saved(saved(text))).toBe(saved(text))
  })
})

describe("a text of the demo shop after it was opened and saved", async () => {
  const { journal, makers } = await readContents("demo")
  const stories = [
    ...journal.map(({ slug, body }) => ({ name: slug, body })),
    ...makers.map(({ name, page }) => ({ name, body: page.story })),
  ].flatMap(({ name, body }) =>
    Object.entries(body).map(([locale, text]) => ({ name: `${locale}/${name}`, text })),
  )

  it.each(stories)("$name looks the same", ({ text }) => {
    expect(isKept(text)).toBe(true)
    expect(shown(saved(text))).toBe(shown(text))
    expect(saved(saved(text))).toBe(saved(text))
  })
})

describe("what is typed", () => {
  const paragraph = (...content: JSONContent[]): JSONContent => ({
    type: "doc",
    content: [{ type: "paragraph", content }],
  })
  const text = (text: string, ...marks: string[]): JSONContent => ({
    type: "text",
    text,
    marks: marks.map((type) => ({ type })),
  })

  it.each([
    "2026. január 1-jén nyitunk",
    "1) első",
    "1990\u00a0Ft-tól, a\u00a0(z) b",
    "- nem felsorolás",
    "+36 1 012 3456",
    "# nem cím",
    "> nem idézet",
    "---",
    "| nem táblázat |",
    "Kovács & Társa, 1 < 2 > 0, &amp;",
    "<script>alert(1)</script>",
    "5*5*5 = 125, __x__, ~~y~~, `z`",
    "[nem](/hu/products) hivatkozás, ![nem](/pictures/x-1.jpg) kép",
    "C:\\mappa",
  ])("stays a text: %s", (typed) => {
    const written = writeMarkdown(paragraph(text(typed)))
    expect(readMarkdown(written)).toMatchObject(paragraph({ type: "text", text: typed }))
  })

  it.each(["https://example.com/a_b?c=1&d=2", "kis_anna@example.com"])("%s leads there", (address) => {
    expect(renderMarkdown(writeMarkdown(paragraph(text(address))))).toMatch(
      new RegExp(`href="(mailto:)?${address.replace("?", "\\?").replace("&", "&amp;")}"`),
    )
  })

  it("keeps spaces that do not break in a table, and encodes what would end an address", () => {
    const table = "| a | b |\n| --- | --- |\n| 1990\u00a0Ft | c |"
    expect(saved(table)).toBe(table)
    expect(saved("[a](</hu/a (b) c>)")).toBe("[a](/hu/a%20%28b%29%20c)")
  })

  it("keeps data of the shop bold, in a link and as its address", () => {
    const stored =
      "**{{shop.delivery.courier.freeFrom}} Ft-tól** [{{shop.contact.email}}](mailto:{{shop.contact.email}})"
    expect(saved(stored)).toBe(stored)
    expect(readMarkdown(stored).content?.[0]?.content?.[0]).toEqual({
      type: "shopData",
      attrs: { role: "value", path: "delivery.courier.freeFrom" },
      marks: [{ type: "bold" }],
    })
  })
})

it.each(["# Cím", "#### Cím", "```\nkód\n```", "~~áthúzva~~"])(
  "a text that the editor would change is known: %s",
  (text) => expect(isKept(text)).toBe(false),
)

it.each([
  "[a][b]\n\n[b]: /hu/products",
  "a  \nb",
  "3. c\n4. d",
  "1. a\n   - b\n\n     c\n2. d",
  "> a\n>\n> - b",
  "![Bögre](/pictures/bogre-0123456789-800.jpg)",
  "| a | b |\n|:--|--:|\n| c \\| d | **e** |",
  "***a** b*",
  "",
])("a text that is written differently looks the same: %j", (text) => expect(isKept(text)).toBe(true))
