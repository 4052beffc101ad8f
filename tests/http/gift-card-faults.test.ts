import { randomUUID } from "node:crypto"
import type { GiftCardOffer } from "@porteka/commerce-sdk"
import { beforeAll, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { untilJobDid } from "../fixtures/jobs.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { whileWritesAreRefused } from "../fixtures/refused-writes.ts"
import { sql } from "../fixtures/sql.ts"
import { Buyer, callStore } from "./backend-buyer.ts"
import { readGiftCard } from "./gift-card-state.ts"
import { mailOf, mailsOf } from "./mail-of.ts"

/** Gift cards for sale (docs/decisions/0099) when a part of their handling fails. */

const IN_TIME = { timeout: 40_000, interval: 250 }

let admin: Administrator
let offer: GiftCardOffer

beforeAll(async () => {
  admin = await Administrator.signIn()
  offer = (await callStore<{ gift_cards: GiftCardOffer }>("/catalogue/gift-cards")).body.gift_cards
})

type SoldCard = { id: string; code: string; sent_at: Date | null; voided_at: Date | null }

/** A card for another recipient, paid by transfer. */
async function orderCard() {
  const [email, receiver] = [`vevo.${randomUUID()}@example.hu`, `nagymama.${randomUUID()}@example.hu`]
  const metadata = { card_amount: "10000", card_recipient: "Nagymama", card_email: receiver }
  const buyer = await Buyer.withCart([{ variant_id: offer.variant_id, quantity: 1, metadata }])
  const { cart } = await buyer.fillIn({ email })
  const { id } = await buyer.buy(cart.total)
  const read = async () => (await sql<SoldCard>("select * from sold_gift_card where order_id = $1", [id]))[0]
  return { email, receiver, desk: await OrderDesk.for(id), read }
}

/** A card that was paid for and has arrived. */
async function boughtCard() {
  const ordered = await orderCard()
  await ordered.desk.takeMoney()
  const paymentId = await ordered.desk.paymentId()
  await mailOf(ordered.email, "gift_card_sent")
  const card = await ordered.read()
  if (!card) throw new Error("No card was recorded.")
  return { ...ordered, card, refund: () => ordered.desk.refund(paymentId, 10_000) }
}

test("a returned card is canceled, though its code was deleted and another one cannot be canceled", async () => {
  const [stuck, deleted] = [await boughtCard(), await boughtCard()]
  await admin.delete(`/gift-cards/${deleted.card.code}`)
  const isVoided = async ({ read }: typeof stuck) => (await read())?.voided_at !== null
  const condition = `new.id = '${stuck.card.id}' and new.voided_at is not null`
  await whileWritesAreRefused({ table: "sold_gift_card", on: "update", condition }, async () => {
    await stuck.refund()
    await deleted.refund()
    expect(await untilJobDid("gift-cards", () => isVoided(deleted))).toBe(true)
    expect(await isVoided(stuck)).toBe(false)
  })
  expect(await untilJobDid("gift-cards", () => isVoided(stuck))).toBe(true)
  expect((await readGiftCard(stuck.card.code)).is_disabled).toBe(true)
})

test("a card arrives once, also if recording that it was sent fails; the buyer is informed later", async () => {
  const { email, receiver, desk, read } = await orderCard()
  type Queued = { state: string; delivered_at: Date | null }
  const queued = async () =>
    (
      await sql<Queued>(
        "select state, delivered_at from outgoing_mail where kind = 'gift_card' and recipient = $1",
        [receiver],
      )
    )[0]
  const condition = "new.sent_at is not null"
  await whileWritesAreRefused({ table: "sold_gift_card", on: "update", condition }, async () => {
    await desk.takeMoney()
    await expect.poll(async () => (await queued())?.delivered_at ?? null, IN_TIME).not.toBeNull()
    await expect.poll(async () => (await queued())?.state, IN_TIME).toBe("pending")
    expect(await mailsOf(email, "gift_card_sent")).toEqual([])
  })
  const isSent = async () => {
    await sql("update outgoing_mail set due_at = now() where recipient = $1 and state = 'pending'", [
      receiver,
    ])
    return (await queued())?.state === "sent"
  }
  expect(await untilJobDid("outgoing-mails", isSent)).toBe(true)
  await mailOf(email, "gift_card_sent")
  expect((await read())?.sent_at).not.toBeNull()
  expect(await mailsOf(receiver, "gift_card")).toHaveLength(1)
})
