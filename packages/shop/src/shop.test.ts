import { describe, expect, it } from "vitest"
import { assertComplete } from "./complete.ts"
import { DEFAULT_LOCALE } from "./languages/index.ts"
import { shop } from "./shop.ts"

describe("the shop", () => {
  it("is complete", () => {
    expect(() => assertComplete(shop)).not.toThrow()
  })

  /** Another shop has other amounts. */
  it.runIf(shop.name === "Portéka")("keeps the amounts of the specification, as the demo", () => {
    const { courier, locker, pickup } = shop.delivery
    expect([courier.price, locker.price, pickup.price, shop.cashOnDeliveryFee]).toEqual([1990, 1290, 0, 490])
    expect([courier.freeFrom, locker.freeFrom]).toEqual([25_000, 25_000])
    expect([shop.taxRate, shop.currency, DEFAULT_LOCALE]).toEqual([0.27, "HUF", "hu"])
  })
})

describe("assertComplete", () => {
  it("names every empty or missing field", () => {
    const incomplete = {
      ...shop,
      name: " ",
      legal: { ...shop.legal, taxNumber: undefined as unknown as string },
      contact: { ...shop.contact, hours: { ...shop.contact.hours, hu: "" } },
    }
    expect(() => assertComplete(incomplete)).toThrow(
      "shop.name is empty; shop.legal.taxNumber is missing; shop.contact.hours.hu is empty",
    )
  })

  it.each([
    [{ cashOnDeliveryFee: 490.5 }, "shop.cashOnDeliveryFee"],
    [{ taxRate: 27 }, "shop.taxRate"],
  ])("refuses %j", (change, field) => {
    expect(() => assertComplete({ ...shop, ...change })).toThrow(field)
  })
})
