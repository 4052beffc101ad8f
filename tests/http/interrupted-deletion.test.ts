import { expect, test } from "vitest"
import { freshEmail, newAccount } from "../fixtures/account.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { whileWritesAreRefused } from "../fixtures/refused-writes.ts"
import { sql } from "../fixtures/sql.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { askForDeletion, deleteNow } from "./account-deletion.ts"
import { Buyer } from "./backend-buyer.ts"

const SOON = { timeout: 30_000, interval: 200 }

const isAsked = async (customerId: string) =>
  (await sql("select from account_deletion where customer_id = $1", [customerId])).length > 0

test.each([
  ["is told about it", { table: "outgoing_mail", on: "insert", condition: "new.kind = 'deletion_done'" }],
  ["request is gone", { table: "account_deletion", on: "delete" }],
] as const)("whose deletion is interrupted before the %s gets one e-mail", async (_, interrupted) => {
  const email = freshEmail()
  const { session_token: token, customer } = await newAccount(email)
  await askForDeletion(email, token)
  const admin = await Administrator.signIn()
  await whileWritesAreRefused(interrupted, async () => {
    await deleteNow(admin, customer.id)
    await expect
      .poll(() => sql("select from customer where id = $1 and email = $2", [customer.id, email]), SOON)
      .toEqual([])
  })
  expect(await isAsked(customer.id)).toBe(true)
  await deleteNow(admin, customer.id)
  await expect.poll(() => isAsked(customer.id), SOON).toBe(false)
  const told = async () => (await mailsTo(email)).filter(({ kind }) => kind === "deletion_done").length
  await expect.poll(told, SOON).toBe(1)
  await admin.runJob("outgoing-mails")
  expect(await told()).toBe(1)
})

test("a guest whose erasure on request is interrupted before the e-mail about it is erased and told by the next try", async () => {
  const email = freshEmail()
  const buyer = await Buyer.withCart([
    { variant_id: (await testProductOf("faults", 6)).variantId, quantity: 1 },
  ])
  const { cart } = await buyer.fillIn({ email })
  const { id: orderId } = await buyer.buy(cart.total)
  await (await OrderDesk.for(orderId)).cancel()
  const admin = await Administrator.signIn()
  const { customers } = await admin.get<{ customers: { id: string }[] }>(`/customers?q=${email}`)
  const path = `/personal-data/${customers[0]?.id}`
  const told = { table: "outgoing_mail", on: "insert", condition: "new.kind = 'data_erased'" } as const
  await whileWritesAreRefused(told, () => expect(admin.delete(path)).rejects.toThrow("500"))
  expect(await admin.delete(path)).toMatchObject({ deleted: true })
  const kinds = async () => (await mailsTo(email)).map(({ kind }) => kind)
  await expect.poll(kinds, SOON).toContain("data_erased")
  expect(await sql("select from customer where lower(email) = $1", [email])).toEqual([])
})
