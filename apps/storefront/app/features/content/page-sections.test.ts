import { pageSlug, shop } from "@porteka/shop"
import { describe, expect, it } from "vitest"
import { LOCALES } from "#app/i18n/locales.ts"
import { findContent } from "./content.server.ts"
import { withSections } from "./page-sections.ts"

describe("the sections of a page", () => {
  it("have addresses made of their titles", () => {
    expect(withSections("<h1>A</h1><h2>1. Az <span>Eladó</span> adatai &amp; címe</h2><p>x</p>")).toEqual({
      html: '<h1>A</h1><h2 id="section-1-az-elado-adatai-cime">1. Az <span>Eladó</span> adatai &amp; címe</h2><p>x</p>',
      sections: [{ id: "section-1-az-elado-adatai-cime", title: "1. Az Eladó adatai & címe" }],
    })
  })

  it("have different addresses under the same title", () => {
    const { sections } = withSections("<h2>Díj</h2><h2>Díj</h2><h2>!</h2><h2>?</h2>")
    expect(new Set(sections.map(({ id }) => id)).size).toBe(4)
  })

  it.each(LOCALES)("are listed for the terms, in %s", (locale) => {
    const content = findContent(pageSlug("terms", locale), locale, shop)
    expect(content?.sections.length).toBeGreaterThan(10)
    for (const { id } of content?.sections ?? []) expect(content?.html).toContain(`<h2 id="${id}">`)
  })
})
