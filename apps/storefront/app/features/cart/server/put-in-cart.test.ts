import type { Cart, CommerceClient } from "@porteka/commerce-sdk"
import { beforeEach, describe, expect, it, vi } from "vitest"
import type { CartFault } from "../contract/cart-fault.ts"
import type { CartChange, changeCart } from "./change-cart.server.ts"
import { type PutResult, putInCart } from "./put-in-cart.server.ts"

const cart = {
  id: "cart_1",
  items: [{ variant_id: "variant_a", unit_price: 900, is_giftcard: false }],
} as Cart
const taken: CartChange = { ok: true, cart, created: false, short: [] }
const refused = (fault: CartFault): CartChange => ({ ok: false, fault, cart: null })
const visit = { commerce: {} as CommerceClient, locale: "hu", cartId: "cart_1", cartKey: null } as const
const order = (...titles: string[]) =>
  titles.map((title) => ({ title, variantId: `variant_${title}`, options: {}, quantity: 2, unitPrice: 900 }))

const change = vi.fn<typeof changeCart>()
beforeEach(() => change.mockReset())

describe("ordering again", () => {
  it.each<[CartFault, PutResult["stopped"], PutResult["missing"]]>([
    [{ code: "variant" }, null, [{ title: "b", reason: "gone", added: 0 }]],
    [{ code: "stock", available: 0 }, null, [{ title: "b", reason: "stock", added: 0 }]],
    [{ code: "paying" }, "paying", []],
    [{ code: "unavailable" }, "failed", []],
    [{ code: "quantity" }, "failed", []],
    [{ code: "failed", intent: "add" }, "failed", []],
    [{ code: "no-region" }, "failed", []],
    [{ code: "full" }, "failed", []],
  ])("with %j for one of the items", async (fault, stopped, missing) => {
    change.mockResolvedValueOnce(taken).mockResolvedValueOnce(refused(fault)).mockResolvedValue(taken)
    expect(await putInCart(visit, order("a", "b", "c"), change)).toEqual({
      cartId: "cart_1",
      stopped,
      missing,
      repriced: [],
    })
    expect(change).toHaveBeenCalledTimes(stopped ? 2 : 3)
  })

  it("takes what is left of a product that runs out", async () => {
    change.mockResolvedValueOnce(refused({ code: "stock", available: 1 })).mockResolvedValue(taken)
    const { missing, stopped } = await putInCart(visit, order("a"), change)
    expect([missing, stopped]).toEqual([[{ title: "a", reason: "less", added: 1 }], null])
  })

  it.each([
    [1200, false, [{ title: "a", from: 900, to: 1200 }]],
    [800, false, [{ title: "a", from: 900, to: 800 }]],
    [5000, true, []],
  ])(
    "says that what cost 900 costs %i now; gift cards (%s) cost what their buyers choose",
    async (price, isGiftCard, repriced) => {
      const items = [{ variant_id: "variant_a", unit_price: price, is_giftcard: isGiftCard }]
      change.mockResolvedValue({ ...taken, cart: { id: "cart_1", items } as Cart })
      expect((await putInCart(visit, order("a"), change)).repriced).toEqual(repriced)
    },
  )

  it("says it once of a product that is ordered with two inscriptions", async () => {
    const items = [{ variant_id: "variant_a", unit_price: 1200, is_giftcard: false }]
    change.mockResolvedValue({ ...taken, cart: { id: "cart_1", items } as Cart })
    const { repriced } = await putInCart(visit, order("a", "a"), change)
    expect(repriced).toEqual([{ title: "a", from: 900, to: 1200 }])
  })

  it("says of a product without a variant that it is gone", async () => {
    const { missing } = await putInCart(
      visit,
      [{ title: "a", variantId: null, options: {}, quantity: 1, unitPrice: 900 }],
      change,
    )
    expect(missing).toEqual([{ title: "a", reason: "gone", added: 0 }])
    expect(change).not.toHaveBeenCalled()
  })
})
