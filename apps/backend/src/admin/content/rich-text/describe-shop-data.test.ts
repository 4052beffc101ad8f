import { readStartPage } from "@porteka/documents"
import { CONTENT_PAGES, shop } from "@porteka/shop"
import { LOCALES, STAFF_LOCALES } from "@porteka/shop/languages"
import { afterEach, describe, expect, it, vi } from "vitest"
import { describeShopData } from "./describe-shop-data.ts"
import { shopDataChoices, shopDataName } from "./shop-data.ts"

afterEach(() => vi.unstubAllGlobals())

describe.each(STAFF_LOCALES)("the shop's data in texts, in the admin's language %s", (language) => {
  const speak = () => vi.stubGlobal("localStorage", { getItem: () => language })
  const texts = LOCALES.flatMap((locale) =>
    CONTENT_PAGES.map((page) => readStartPage(page, locale)?.markdown ?? ""),
  )
  const paths = new Set(
    texts.flatMap((text) => [...text.matchAll(/shop\.([\w.]+)\}\}/g)].map(([, path = ""]) => path)),
  )

  it.each([...paths])("%s has a name", (path) => {
    speak()
    expect(shopDataName(path)).not.toBe(path)
  })

  it("is offered by name", () => {
    speak()
    for (const [path, name] of shopDataChoices()) expect(name).not.toBe(path)
  })
})

describe("a mark of the shop's data", () => {
  it("shows the present value, in the language of the text", () => {
    vi.stubGlobal("localStorage", { getItem: () => "hu" })
    const price = { role: "value", path: "delivery.courier.price" } as const
    expect(describeShopData(price, shop, "hu").text.replace(/\s/, " ")).toBe("1 990")
    expect(describeShopData(price, shop, "en").text).toBe("1,990")
    expect(describeShopData(price, shop, "en").title).toContain("Futár: díj")
  })

  it("shows its name if there is no value, and what a condition is about", () => {
    vi.stubGlobal("localStorage", { getItem: () => "hu" })
    const courier = { ...shop.delivery.courier, price: null }
    const without = { ...shop, delivery: { ...shop.delivery, courier } }
    const path = "delivery.courier.price"
    expect(describeShopData({ role: "value", path }, without, "hu").text).toBe("Futár: díj: nincs")
    expect(describeShopData({ role: "value", path }, null, "hu").text).toBe("Futár: díj")
    expect(describeShopData({ role: "if", path }, shop, "hu").text).toBe("csak ha van: Futár: díj")
    expect(describeShopData({ role: "end", path: "" }, shop, "hu").text).toBe("vége")
  })
})
