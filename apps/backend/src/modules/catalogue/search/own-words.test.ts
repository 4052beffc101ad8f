import { byLanguage } from "@porteka/shop/languages"
import { describe, expect, it } from "vitest"
import { NO_OWN_WORDS, readHiddenWords, readSynonyms } from "./own-words.ts"
import { ProductSearch } from "./product-search.ts"
import { NO_TEXTS } from "./product-texts.ts"

const problemsOf = ({ problems }: { problems: readonly { line: number; reason: string }[] }) =>
  problems.map(({ line, reason }) => `${line + 1}. sor: ${reason}`).join(" ")

describe("readSynonyms", () => {
  it("accepts a line for each meaning, with = and commas", () => {
    expect(readSynonyms("bögre = csésze, findzsa\n\n kancsó=bütykös ")).toEqual({
      read: [
        ["bögre", "csésze", "findzsa"],
        ["kancsó", "bütykös"],
      ],
      problems: [],
    })
  })

  it.each([
    ["bögre", "1. sor: Legalább két különböző szó kell"],
    ["bögre = Bögre", "1. sor: Legalább két különböző szó kell"],
    ["bögre = csésze\nbögre = kávés csésze", "2. sor: „kávés csésze” nem egyetlen szó."],
    ["bögre = , csésze", "1. sor: Hiányzik az egyik szó"],
    ["bögre = <b>", "1. sor: „<b>” nem egyetlen szó."],
    ["a = b\n".repeat(501), "Túl sok sor"],
  ])("refuses %j with the line, and keeps the others", (text, problem) => {
    expect(problemsOf(readSynonyms(text))).toContain(problem)
  })
})

it("hidden words are one per line", () => {
  expect(readHiddenWords("porcelán\nzsolnay")).toEqual({ read: ["porcelán", "zsolnay"], problems: [] })
  expect(problemsOf(readHiddenWords("két szó"))).toContain("1. sor: „két szó” nem egyetlen szó.")
})

describe("a search with the owner's words", () => {
  const search = new ProductSearch("hu")
  search.add(0, { hu: { ...NO_TEXTS, title: "Kék bögre" } })
  search.add(1, { hu: { ...NO_TEXTS, title: "Diófa vágódeszka" } })
  const found = (query: string) => search.match(query, 2).exact
  const set = (words: Partial<typeof NO_OWN_WORDS>) =>
    search.setOwnWords({ ...byLanguage(() => NO_OWN_WORDS), hu: { ...NO_OWN_WORDS, ...words } })

  it("finds products by them, in any form, until they are removed", () => {
    expect(found("kutykurutty")).toEqual([])
    set({ synonyms: [["bögre", "kutykurutty"]] })
    expect(found("kutykurutty")).toEqual([0])
    expect(found("kék kutykuruttyok")).toEqual([0])
    set({})
    expect(found("kutykurutty")).toEqual([])
    expect(found("bögre")).toEqual([0])
  })

  it("believes the owner about generic words, too", () => {
    search.remove(1)
    search.add(1, { hu: { ...NO_TEXTS, title: "Diófa vágódeszka lap" } })
    expect(found("kutykurutty")).toEqual([])
    set({ synonyms: [["lap", "kutykurutty"]] })
    expect(found("kutykurutty")).toEqual([1])
    set({})
    search.remove(1)
    search.add(1, { hu: { ...NO_TEXTS, title: "Diófa vágódeszka" } })
  })

  it("finds nothing for a hidden one, in any form", () => {
    set({ hidden: ["vágódeszka"] })
    expect(found("diófa vágódeszkák")).toEqual([])
    expect(found("bögre")).toEqual([0])
    set({})
    expect(found("diófa vágódeszkák")).toEqual([1])
  })
})
