import type { GiftCardOffer } from "@porteka/commerce-sdk"
import { addDays, budapestDay } from "@porteka/hungary"
import { beforeAll, expect } from "vitest"
import { freshEmail, newAccount } from "../fixtures/account.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { testOfJob, untilJobDid } from "../fixtures/jobs.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { sql } from "../fixtures/sql.ts"
import { askForDeletion, deleteNow } from "./account-deletion.ts"
import { Buyer, callStore } from "./backend-buyer.ts"
import { balanceOf } from "./gift-card-state.ts"
import { mailOf, mailsOf } from "./mail-of.ts"

/** Whom a sold card is for, after one of the two has deleted the account: docs/decisions/0099. */

const IN_TIME = { timeout: 40_000, interval: 250 }
const today = budapestDay(new Date())
const NAMED = { card_recipient: "Kárpót Klára", card_message: "Szeretettel, Anna" }
const NOBODY = { recipient_name: "", recipient_email: null, message: null }

let admin: Administrator
let offer: GiftCardOffer

beforeAll(async () => {
  admin = await Administrator.signIn()
  offer = (await callStore<{ gift_cards: GiftCardOffer }>("/catalogue/gift-cards")).body.gift_cards
})

/** Buys and pays a card of 10 000 Ft to be sent today, and one of 20 000 Ft for later. */
async function buyCards(buyerEmail: string, card_email: string) {
  const line = (options: Record<string, string>) => ({
    variant_id: offer.variant_id,
    quantity: 1,
    metadata: { ...NAMED, card_email, ...options },
  })
  const later = { card_amount: "20000", card_send_on: addDays(today, 10) }
  const buyer = await Buyer.withCart([line({ card_amount: "10000" }), line(later)])
  const { cart } = await buyer.fillIn({ email: buyerEmail })
  const { id } = await buyer.buy(cart.total)
  await (await OrderDesk.for(id)).takeMoney()
  await mailOf(card_email, "gift_card")
  await expect.poll(async () => (await cardsOf(id))[0]?.sent_at, IN_TIME).toBeInstanceOf(Date)
  return { orderId: id, cartId: buyer.cartId }
}

const cardsOf = (orderId: string) =>
  sql<Record<string, unknown> & { code: string }>(
    "select * from sold_gift_card where order_id = $1 order by value",
    [orderId],
  )

/** Whom the lines of order and cart are for, the smaller card first. */
async function namesIn({ orderId, cartId }: { orderId: string; cartId: string }) {
  const read = (from: string, id: string) =>
    sql<{ name: string | null }>(
      `select concat_ws(' ', line.metadata->>'card_recipient', line.metadata->>'card_email',
                        line.metadata->>'card_message') as name from ${from} = $1 order by line.unit_price`,
      [id],
    )
  const lines = "order_item item join order_line_item line on line.id = item.item_id where item.order_id"
  const rows = [await read(lines, orderId), await read("cart_line_item line where line.cart_id", cartId)]
  return rows.map((ones) => ones.map(({ name }) => name))
}

async function deleteAccount({ email, session_token, customer }: Awaited<ReturnType<typeof newAccount>>) {
  await askForDeletion(email, session_token)
  await deleteNow(admin, customer.id)
  await mailOf(email, "deletion_done")
}

/** The day of the second card has come. */
async function sendSecond(orderId: string): Promise<void> {
  await sql("update sold_gift_card set send_on = $2 where order_id = $1", [orderId, today])
  const isSent = async () => (await cardsOf(orderId))[1]?.sent_at !== null
  expect(await untilJobDid("gift-cards", isSent)).toBe(true)
}

testOfJob(
  "a recipient who deletes the account is forgotten, for a card of a later day once it is sent",
  async () => {
    const [buyerEmail, person] = [freshEmail("vevo"), await newAccount(freshEmail("cimzett"))]
    const bought = await buyCards(buyerEmail, person.email)
    const { orderId } = bought
    const [sent, later] = await cardsOf(orderId)
    const whole = `Kárpót Klára ${person.email} Szeretettel, Anna`
    expect(await namesIn(bought)).toEqual([
      [whole, whole],
      [whole, whole],
    ])

    await deleteAccount(person)
    expect((await cardsOf(orderId))[0]).toMatchObject({
      ...NOBODY,
      code: sent?.code,
      buyer_email: buyerEmail,
    })
    expect((await cardsOf(orderId))[1]).toMatchObject({ recipient_email: person.email, sent_at: null })
    // Nobody reads the cart of an order any more.
    expect(await namesIn(bought)).toEqual([
      ["", whole],
      ["", ""],
    ])
    expect(await balanceOf(sent?.code ?? "")).toBe(10_000)

    await sendSecond(orderId)
    expect(await mailsOf(person.email, "gift_card")).toHaveLength(2)
    const isForgotten = async () => (await cardsOf(orderId))[1]?.recipient_email === null
    expect(await untilJobDid("old-personal-data", isForgotten)).toBe(true)
    expect((await cardsOf(orderId))[1]).toMatchObject({
      ...NOBODY,
      code: later?.code,
      buyer_email: buyerEmail,
    })
    expect(await namesIn(bought)).toEqual([
      ["", ""],
      ["", ""],
    ])
    const mails = "select from outgoing_mail where lower(recipient) = $1 and kind <> 'deletion_done'"
    expect(await sql(mails, [person.email])).toEqual([])
    const [order] = await sql(`select email from "order" where id = $1`, [orderId])
    expect(order).toEqual({ email: buyerEmail })
  },
)

testOfJob(
  "a buyer who deletes the account still gets a card for a later day that is to be handed over",
  async () => {
    const person = await newAccount(freshEmail("vevo"))
    const options = { card_amount: "20000", card_send_on: addDays(today, 10), ...NAMED }
    const buyer = await Buyer.withCart([{ variant_id: offer.variant_id, quantity: 1, metadata: options }])
    const { cart } = await buyer.fillIn({ email: person.email })
    const { id: orderId } = await buyer.buy(cart.total)
    await (await OrderDesk.for(orderId)).takeMoney()
    await expect.poll(async () => (await cardsOf(orderId)).length, IN_TIME).toBe(1)
    await deleteAccount(person)
    const [waiting] = await cardsOf(orderId)
    expect(waiting).toMatchObject({ buyer_email: person.email, sent_at: null })

    await sql("update sold_gift_card set send_on = $2 where order_id = $1", [orderId, today])
    const isSent = async () => (await cardsOf(orderId))[0]?.sent_at !== null
    expect(await untilJobDid("gift-cards", isSent)).toBe(true)
    expect((await mailOf(person.email, "gift_card")).text).toContain(waiting?.code)
    const isForgotten = async () => (await cardsOf(orderId))[0]?.buyer_email !== person.email
    expect(await untilJobDid("old-personal-data", isForgotten)).toBe(true)
    const [forgotten] = await cardsOf(orderId)
    expect(forgotten).toMatchObject({ ...NOBODY, buyer_name: "", code: waiting?.code })
    expect(forgotten?.buyer_email).toMatch(/@deleted\.invalid$/)
    const mails = "select from outgoing_mail where lower(recipient) = $1 and kind <> 'deletion_done'"
    expect(await sql(mails, [person.email])).toEqual([])
  },
)

testOfJob("a card for a later day is sent although its buyer has deleted the account", async () => {
  const [buyer, recipient] = [await newAccount(freshEmail("vevo")), freshEmail("cimzett")]
  const { orderId } = await buyCards(buyer.email, recipient)
  await deleteAccount(buyer)
  expect((await cardsOf(orderId))[0]).toMatchObject({ ...NOBODY, buyer_name: "" })

  await sendSecond(orderId)
  const mails = await mailsOf(recipient, "gift_card")
  expect(mails).toHaveLength(2)
  expect(mails[1]?.text).toContain("Szeretettel, Anna")
  const isForgotten = async () => (await cardsOf(orderId))[1]?.recipient_email === null
  expect(await untilJobDid("old-personal-data", isForgotten)).toBe(true)
  expect((await cardsOf(orderId))[1]).toMatchObject({ ...NOBODY, buyer_name: "" })
  const toNobody = `select from outgoing_mail where recipient = any (
      select email from "order" where id = $1 union select buyer_email from sold_gift_card where order_id = $1)`
  expect((await cardsOf(orderId))[1]?.buyer_email).toMatch(/@deleted\.invalid$/)
  expect(await sql(toNobody, [orderId])).toEqual([])
})
