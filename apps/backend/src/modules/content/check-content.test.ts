import { LOCALES } from "@porteka/shop/languages"
import { describe, expect, it } from "vitest"
import { checkContent } from "./check-content.ts"
import type { ContentKindName } from "./content-kinds.ts"
import { startEntries } from "./start-entries.ts"

/** The same text in every language of the shop, because these tests do not depend on it. */
const PAGE = Object.fromEntries(
  LOCALES.flatMap((locale) => [
    [`title.${locale}`, "About us"],
    [`description.${locale}`, "Who we are"],
    [`text.${locale}`, "Text"],
  ]),
)
const problemsOf = (kind: ContentKindName, values: Record<string, unknown>, isDraft = false) =>
  checkContent(kind, values, { isDraft }).problems.map(({ path }) => path)

describe("checkContent", () => {
  it("accepts every text a shop starts with", () => {
    for (const { kind, values } of startEntries()) expect(problemsOf(kind, values)).toEqual([])
  })

  it("removes spaces around a value, and unknown fields", () => {
    const { values } = checkContent("page", { ...PAGE, "title.hu": " a ", other: "b" }, { isDraft: false })
    expect(values["title.hu"]).toBe("a")
    expect(values).not.toHaveProperty("other")
  })

  it.each([
    ["a script", "text.hu", "Jó napot <script>alert(1)</script>"],
    ["an element with a handler", "text.en", "<img src=x onerror=alert(1)>"],
    ["HTML in a title", "title.hu", "<b>Rólunk</b>"],
    ["a link that runs a script", "text.hu", "[itt](javascript:alert(1))"],
    ["such a link by reference", "text.hu", "[itt][a]\n\n[a]: javascript:alert(1)"],
    ["another server's picture", "text.hu", "![kép](https://example.com/a.png)"],
    ["data the shop does not have", "text.hu", "{{shop.nothing}}"],
    ["a text that is too long", "text.hu", "a".repeat(60_001)],
    ["a title of two lines", "title.en", "a\nb"],
    ["nothing, when it is published", "title.en", ""],
    ["no text", "text.hu", 5],
  ])("refuses %s", (_what, path, value) => {
    expect(problemsOf("page", { ...PAGE, [path]: value })).toEqual([path])
  })

  it.each([
    ["a lone sign", "1 < 2 és a > b"],
    ["a picture of the shop", "![Bögre](/pictures/bogre-0123456789-800.jpg)"],
    ["links", "[a](/hu/products) [b](mailto:{{shop.contact.email}}) [c](https://example.com)"],
  ])("takes %s", (_what, text) => {
    expect(problemsOf("page", { ...PAGE, "text.hu": text })).toEqual([])
  })

  it("lets a draft be incomplete, and no more than that", () => {
    expect(problemsOf("page", { "title.hu": "a" }, true)).toEqual([])
    expect(problemsOf("page", { "title.hu": "<script>" }, true)).toEqual(["title.hu"])
  })

  it.each([
    ["a picture that is none", "picture", "https://example.com/a.jpg"],
    [
      "another place's picture",
      "picture",
      `{"base":"//x","widths":[1],"width":1,"height":1,"tone":"#000000"}`,
    ],
    ["an address in place of products", "products", "haban-kancso, https://example.com"],
  ])("refuses %s in a journal entry", (_what, path, value) => {
    const entry = { "title.hu": "a", "excerpt.hu": "b", "text.hu": "c", author: "Kis Anna" }
    expect(problemsOf("journal", entry)).toEqual([])
    expect(problemsOf("journal", { ...entry, [path]: value })).toEqual([path])
  })

  it("requires an announcement to end after its start, and to have a safe link", () => {
    const [early, late] = ["2026-12-01T00:00:00Z", "2026-12-02T00:00:00Z"]
    const at = (starts_at: string, ends_at: string) => ({ "text.hu": "Akció", starts_at, ends_at })
    expect(problemsOf("announcement", at(early, late))).toEqual([])
    expect(problemsOf("announcement", at(late, early))).toEqual(["ends_at"])
    expect(problemsOf("announcement", at("holnap", ""))).toEqual(["starts_at"])
    expect(problemsOf("announcement", { "text.hu": "a", "link.hu": "javascript:alert(1)" })).toEqual([
      "link.hu",
    ])
  })
})
