import { shop } from "@porteka/shop"
import { describe, expect, it } from "vitest"
import { parseShopText } from "./shop-text.ts"

const bodyOf = (body: string) =>
  parseShopText(`---\ntitle: T\ndescription: D\n---\n${body}`, "hu", "test.md").markdown

describe("parseShopText", () => {
  it("fills in what the shop is", () => {
    expect(bodyOf("{{shop.legal.name}} a neve.")).toBe(`${shop.legal.name} a neve.`)
  })

  it("ends a sentence with one full stop, also after a street that ends with one", () => {
    expect(shop.returns.address.street).toMatch(/\.$/)
    expect(bodyOf("{{shop.returns.address.street}}. Előtte")).toBe(`${shop.returns.address.street} Előtte`)
    expect(bodyOf("{{shop.legal.name}}. Utána")).toBe(`${shop.legal.name}. Utána`)
  })

  it("refuses data the shop does not have", () => {
    expect(() => bodyOf("{{shop.legal.nothing}}")).toThrow("test.md")
  })
})
