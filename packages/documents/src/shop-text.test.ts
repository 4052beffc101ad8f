import { shop } from "@porteka/shop"
import { describe, expect, it } from "vitest"
import { fillShopText, findWrongPlaceholder, parseShopText } from "./shop-text.ts"

const bodyOf = (body: string) =>
  parseShopText(`---\ntitle: T\ndescription: D\n---\n${body}`, {
    shop,
    locale: "hu",
    name: "test.md",
  }).markdown

describe("parseShopText", () => {
  it("fills in what the shop is", () => {
    expect(bodyOf("{{shop.legal.name}} a neve.")).toBe(`${shop.legal.name} a neve.`)
  })

  it("ends a sentence with one full stop, also after a street that ends with one", () => {
    expect(shop.returns.address.street).toMatch(/\.$/)
    expect(bodyOf("{{shop.returns.address.street}}. Előtte")).toBe(`${shop.returns.address.street} Előtte`)
    expect(bodyOf("{{shop.legal.name}}. Utána")).toBe(`${shop.legal.name}. Utána`)
  })

  it.each([
    ["Portéka", "hu", "A {{shop.name}} és az {{shop.name}}", "A Portéka és a Portéka"],
    ["Olajfa", "hu", "A {{shop.name}} és a\n{{shop.name}}", "Az Olajfa és az\nOlajfa"],
    ["Olajfa", "hu", "Írta {{shop.name}}, Éva {{shop.name}}", "Írta Olajfa, Éva Olajfa"],
    ["Olajfa", "en", "A {{shop.name}} mug", "A Olajfa mug"],
  ] as const)("of %s in %s, the article of %j fits", (name, locale, text, filled) => {
    expect(fillShopText(text, { shop: { ...shop, name }, locale, name: "test.md" })).toBe(filled)
  })

  it("leaves out what there is no value for", () => {
    const text = "Előtte. {{if shop.delivery.courier.freeFrom}}{{shop.delivery.courier.freeFrom}} Ft{{end}}"
    const withLimit = (freeFrom: number | null) => {
      const delivery = { ...shop.delivery, courier: { ...shop.delivery.courier, freeFrom } }
      const context = { shop: { ...shop, delivery }, locale: "hu" as const, name: "test.md" }
      return parseShopText(`---\ntitle: T\ndescription: D\n---\n${text}`, context).markdown
    }
    expect(withLimit(9000)).toBe("Előtte. 9\u00a0000 Ft")
    expect(withLimit(null)).toBe("Előtte. ")
  })

  it("refuses data the shop does not have", () => {
    expect(() => bodyOf("{{shop.legal.nothing}}")).toThrow("test.md")
  })
})

describe("findWrongPlaceholder", () => {
  it.each([
    ["{{shop.name}} és {{shop.bank.transferDueDays}}", null],
    ["{{if shop.delivery.courier.freeFrom}}a {{shop.name}}{{end}} b", null],
    ["{{shop.nothing}}", "{{shop.nothing}}"],
    ["{{shop.legal}}", "{{shop.legal}}"],
    ["{{if shop.name}} x", "{{if shop.name}}"],
    ["x {{end}}", "{{end}}"],
    ["{{name}}", "{{name}}"],
    ["{{shop.name", "{{shop.name"],
    ["{{shop.__proto__.x}}", "{{shop.__proto__.x}}"],
  ])("%s: %s", (text, wrong) => {
    expect(findWrongPlaceholder(text, shop)).toBe(wrong)
  })
})
