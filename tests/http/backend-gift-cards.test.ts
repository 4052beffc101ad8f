import { randomUUID } from "node:crypto"
import type { GiftCard } from "@porteka/commerce-sdk"
import { beforeAll, expect, test, vi } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { type Ware, wareOf } from "../fixtures/wares.ts"
import { Buyer, callStore } from "./backend-buyer.ts"

let admin: Administrator
let ware: Ware

beforeAll(async () => {
  admin = await Administrator.signIn()
  ware = await wareOf("faults", 5)
})

async function makeCard(value: number): Promise<GiftCard> {
  return (await admin.post<{ gift_card: GiftCard }>("/gift-cards", { value })).gift_card
}

async function readCard({ code }: GiftCard): Promise<GiftCard> {
  return (await callStore<{ gift_card: GiftCard }>(`/store/gift-cards/${code}`)).body.gift_card
}

/** Buys one piece, fetched in person, and says what the card took off. */
async function buyWith({ code }: GiftCard): Promise<number> {
  const buyer = await Buyer.withCart([{ variant_id: ware.variantId, quantity: 1 }])
  await callStore(`/store/carts/${buyer.cartId}/discounts`, { body: { code } })
  const { cart } = await buyer.fillIn({ email: `kartya.${randomUUID()}@example.hu`, delivery: "pickup" })
  const order = await buyer.buy(cart.total)
  expect(order.total).toBe(cart.total)
  return ware.price - order.total
}

test("a gift card is made, read, closed and deleted", async () => {
  const card = await makeCard(5000)
  expect(card).toMatchObject({ value: 5000, balance: 5000, currency_code: "huf", is_disabled: false })
  expect(card.code).toMatch(/^[0-9A-F]{16}$/)
  expect(await readCard(card)).toEqual(card)
  const { gift_card: off } = await admin.post<{ gift_card: GiftCard }>(`/gift-cards/${card.id}`, {
    is_disabled: true,
  })
  expect(off.is_disabled).toBe(true)
  const { gift_cards: cards } = await admin.get<{ gift_cards: GiftCard[] }>("/gift-cards")
  expect(cards.map(({ id }) => id)).toContain(card.id)
  await admin.delete(`/gift-cards/${card.id}`)
  expect((await callStore(`/store/gift-cards/${card.code}`)).status).toBe(404)
})

test("nobody chooses a card's code, and other codes are no cards", async () => {
  await expect(admin.post("/gift-cards", { value: 5000, code: "AJANDEK" })).rejects.toThrow("400")
  expect((await callStore("/store/gift-cards/UDVOZLET10")).status).toBe(404)
})

test("what one order leaves on a card is there for the next", async () => {
  const rest = 300
  const card = await makeCard(ware.price + rest)
  expect(await buyWith(card)).toBe(ware.price)
  expect((await readCard(card)).balance).toBe(rest)
  // The code is worth less as soon as the order's event has been heard.
  await vi.waitFor(
    async () => {
      const { promotion } = await admin.get<{ promotion: { application_method: { value: number } } }>(
        `/promotions/${card.id}`,
      )
      expect(promotion.application_method.value).toBe(rest)
    },
    { timeout: 20_000, interval: 200 },
  )
  expect(await buyWith(card)).toBe(rest)
  expect((await readCard(card)).balance).toBe(0)
  expect(await buyWith(card)).toBe(0)
})
