import type { CatalogueFacet } from "@porteka/commerce-sdk"
import { describe, expect, it } from "vitest"
import { arrangeFacets } from "./arrange-facets.ts"
import { NO_FACET_SETTINGS, readFacetLines, readFacetNames } from "./facet-settings.ts"

const problemsOf = ({ problems }: { problems: readonly { line: number; reason: string }[] }) =>
  problems.map(({ line, reason }) => `${line + 1}. sor: ${reason}`).join(" ")

describe("readFacetNames", () => {
  it("accepts facets and values by key or by name in any language", () => {
    expect(readFacetNames("Szín = Árnyalat\ncolour: Kék = Indigó\nRaktáron = Készleten").read).toEqual([
      { target: "colour ", name: "Árnyalat" },
      { target: "colour blue", name: "Indigó" },
      { target: "in_stock ", name: "Készleten" },
    ])
  })

  it.each([
    ["Méret = Nagyság", "1. sor: „Méret” nevű szűrő nincs. Ezek vannak: Raktáron, Akciós, Ár"],
    ["Szín: Ciklámen = Rózsaszín", "1. sor: A szűrőben nincs „Ciklámen”. Ezek vannak: Natúr"],
    ["Szín =", "1. sor: Válasszon szűrőt"],
    ["Szín: Kék, Piros = Színes", "1. sor: Egy sorban egyetlen értéket"],
    ["Szín = A\nSzín = B", "2. sor: „Szín” már szerepel"],
    ["Ár: Olcsó = Kedvező", "1. sor: A(z) „Ár” szűrőnek nincsenek értékei."],
    [`Szín = ${"x".repeat(61)}`, "túl hosszú"],
  ])("refuses %j in a sentence", (text, problem) => {
    expect(problemsOf(readFacetNames(text))).toContain(problem)
  })
})

it("readFacetLines accepts categories by their handle", () => {
  expect(readFacetLines("Kategória: keramia, textil\nSzín")).toEqual({
    read: [
      { facet: "category", values: ["keramia", "textil"] },
      { facet: "colour", values: [] },
    ],
    problems: [],
  })
  expect(problemsOf(readFacetLines("Kategória: Kerámia"))).toContain("nem webcím")
})

describe("arrangeFacets", () => {
  const values = [
    { value: "blue", label: "Kék", count: 3 },
    { value: "white", label: "Fehér", count: 2 },
    { value: "clear", label: "Áttetsző", count: 1 },
  ]
  const facets: CatalogueFacet[] = [
    { kind: "flag", key: "on_sale", label: "Akciós", count: 1, chosen: false },
    { kind: "values", key: "colour", label: "Szín", values },
  ]
  const keys = (arranged: CatalogueFacet[]) => arranged.map(({ key }) => key)

  it("does not change them without settings", () => {
    expect(arrangeFacets(facets, NO_FACET_SETTINGS)).toEqual(facets)
  })

  it("names, orders and hides", () => {
    const [colour, sale] = arrangeFacets(facets, {
      names: new Map([
        ["colour ", "Árnyalat"],
        ["colour blue", "Indigó"],
      ]),
      order: readFacetLines("Szín: Fehér").read,
      hidden: readFacetLines("Szín: Áttetsző").read,
    })
    expect(colour).toMatchObject({
      label: "Árnyalat",
      values: [
        { value: "white", label: "Fehér" },
        { value: "blue", label: "Indigó" },
      ],
    })
    expect(sale?.key).toBe("on_sale")
  })

  it("hides a facet, but not its chosen values", () => {
    const hidden = readFacetLines("Szín").read
    expect(keys(arrangeFacets(facets, { ...NO_FACET_SETTINGS, hidden }))).toEqual(["on_sale"])
    const chosen = values.map((one) => (one.value === "blue" ? { ...one, chosen: true as const } : one))
    const narrowed: CatalogueFacet[] = [{ kind: "values", key: "colour", label: "Szín", values: chosen }]
    expect(keys(arrangeFacets(narrowed, { ...NO_FACET_SETTINGS, hidden }))).toEqual(["colour"])
  })
})
