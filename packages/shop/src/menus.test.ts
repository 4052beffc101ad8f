import { describe, expect, it } from "vitest"
import { LOCALES } from "./languages/index.ts"
import { footerMenu, headerMenu, menuPages, missingFooterLinks, phoneMenu } from "./menus.ts"
import { legalPath } from "./pages.ts"

const CATEGORIES = [{ label: "Kerámia", to: "/hu/category/keramia" }]

describe.each(LOCALES)("the menus of a new shop (%s)", (locale) => {
  const footer = footerMenu(locale, { categories: CATEGORIES, sellsGiftCards: true })

  it("lead only to pages that can be chosen, and to the categories", () => {
    const known = [...menuPages(locale), ...CATEGORIES].map(({ to }) => to)
    const links = [...headerMenu(locale), ...Object.values(footer).flat()]
    for (const { label, to } of links) {
      expect(known).toContain(to)
      expect(label).not.toBe("")
    }
  })

  it("name each page once", () => {
    for (const links of [menuPages(locale), ...Object.values(footer)])
      expect(new Set(links.map(({ to }) => to)).size).toBe(links.length)
  })

  it("contain what the law requires", () => {
    expect(missingFooterLinks(footer.information, locale)).toEqual([])
  })

  it("add on phones what the header does not have", () => {
    const header = headerMenu(locale)
    const [about] = phoneMenu(header, locale, { sellsGiftCards: false }).slice(-2)
    expect(about?.to).toBe(`/${locale}/about`)
    const added = phoneMenu([{ label: "x", to: `/${locale}/about` }], locale, { sellsGiftCards: true })
    expect(added.map(({ to }) => to)).not.toContain(`/${locale}/about`)
    expect(added[0]?.to).toBe(`/${locale}/gift-card`)
  })
})

describe("the owner's links", () => {
  it("get the pages that the law requires", () => {
    const [complaints, faq] = [legalPath("complaints", "hu"), legalPath("faq", "hu")]
    const missing = missingFooterLinks(
      [
        { label: "Panasz", to: complaints },
        { label: "GYIK", to: faq },
      ],
      "hu",
    )
    expect(missing.map(({ to }) => to)).toEqual([legalPath("returns", "hu"), legalPath("guarantee", "hu")])
  })

  it("follow the shop in the column of the categories", () => {
    const { shopping } = footerMenu("hu", { categories: CATEGORIES, sellsGiftCards: false })
    expect(shopping.map(({ label }) => label)).toEqual(["Minden termék", "Kerámia", "Újdonságok"])
  })
})
