import { randomUUID } from "node:crypto"
import { type CommerceClient, HttpError } from "@porteka/commerce-sdk"
import { beforeAll, describe, expect, test, vi } from "vitest"
import { freshEmail } from "../../fixtures/account.ts"
import { refusalOf } from "../../fixtures/commerce.ts"
import { mailsTo } from "../../fixtures/outbox.ts"
import { stack } from "../../fixtures/stack.ts"
import { proveCalls, provingAdmin, provingClient } from "./proving-client.ts"

proveCalls(import.meta.filename)

const unique = randomUUID().slice(0, 8)
const NONE = "none_such"
const SOON = { timeout: 30_000, interval: 200 }
let admin: CommerceClient["admin"]

beforeAll(async () => {
  admin = (await provingAdmin()).admin
})

test("a customer has groups and addresses", async () => {
  const { customer } = await admin.customers.create({ email: freshEmail("torzs"), first_name: "Anna" })
  const { customer_group: group } = await admin.customerGroups.create({ name: `Törzs ${unique}` })
  const inGroup = async () => {
    const { customers } = await admin.customers.list({ query: { groups: [group.id] } })
    return customers.map(({ id }) => id)
  }
  await admin.customers.updateGroups(customer.id, { add: [group.id] })
  expect(await inGroup()).toEqual([customer.id])
  await admin.customerGroups.updateCustomers(group.id, { remove: [customer.id] })
  expect(await inGroup()).toEqual([])

  const address = { address_1: "Fő utca 1.", city: "Szeged", postal_code: "6720", country_code: "hu" }
  await admin.customers.addresses.create(customer.id, address)
  const { addresses } = await admin.customers.addresses.list(customer.id)
  const path = { id: customer.id, address_id: addresses[0]?.id ?? "" }
  await admin.customers.addresses.update(path, { city: "Baja" })
  expect((await admin.customers.addresses.retrieve(path)).address.city).toBe("Baja")
  expect(await admin.customers.addresses.delete(path)).toMatchObject({ deleted: true })
  expect((await refusalOf(admin.customers.addresses.retrieve(path))).status).toBe(404)
  await admin.customerGroups.delete(group.id)
  await admin.customers.delete(customer.id)
  expect((await refusalOf(admin.customers.updateGroups(NONE, { add: [] }))).status).toBe(404)
})

describe("the staff", () => {
  test("is invited, accepts with the e-mail's token, is listed, renamed and removed", async () => {
    const email = freshEmail("munkatars")
    const { invite } = await admin.invites.create({ email })
    const { invites } = await admin.invites.list({ query: { limit: 100 } })
    expect(invites.map(({ id }) => id)).toContain(invite.id)
    await admin.invites.resend(invite.id)
    expect((await admin.invites.retrieve(invite.id)).invite.email).toBe(email)
    const tokens = async () =>
      (await mailsTo(email)).flatMap(({ text }) => /token=([^\s&]+)/.exec(text)?.[1] ?? [])
    await expect.poll(async () => (await tokens()).length, { timeout: 30_000 }).toBe(2)

    const credentials = { email, password: "munkatars jelszava hosszu" }
    const guest = provingClient()
    const { token } = await guest.auth.register({ actor: "user", provider: "emailpass" }, credentials)
    const refusal = await refusalOf(
      guest.admin.invites.accept({ email }, { token, query: { token: "kitalált" } }),
    )
    expect(refusal.status).toBe(401)
    // A new sending invalidates the previous token; the order of the e-mails is not fixed.
    const answers: unknown[] = []
    for (const one of await tokens()) {
      const accepting = guest.admin.invites.accept(
        { email, first_name: "Éva" },
        { token, query: { token: one } },
      )
      answers.push(await accepting.catch((error: unknown) => error))
    }
    const refusals = answers.flatMap((answer) => (answer instanceof HttpError ? [answer.status] : []))
    expect(answers).toHaveLength(2)
    expect(answers).toContainEqual({ user: expect.objectContaining({ email }) })
    expect(refusals).toEqual([expect.toSatisfy((status: number) => status >= 400 && status < 500)])
    const { users } = await admin.users.list({ query: { email } })
    const id = users[0]?.id ?? ""
    await admin.users.update(id, { first_name: "Ilona" })
    expect((await admin.users.retrieve(id)).user.first_name).toBe("Ilona")
    expect(await admin.users.delete(id)).toMatchObject({ deleted: true })
    expect((await refusalOf(admin.users.retrieve(id))).status).toBe(404)
  })

  test("reads its own data, and an invitation can be withdrawn", async () => {
    expect((await admin.users.me()).user.email).toBe(stack.adminEmail)
    const { invite } = await admin.invites.create({ email: freshEmail("megse") })
    expect(await admin.invites.delete(invite.id)).toMatchObject({ deleted: true })
    expect((await refusalOf(admin.invites.retrieve(invite.id))).status).toBe(404)
    expect((await refusalOf(provingClient().admin.users.me())).status).toBe(401)
  })
})

test("keys are revoked, and linked to channels", async () => {
  const { api_key: key } = await admin.apiKeys.create({ title: `Kulcs ${unique}`, type: "publishable" })
  const { sales_channels: channels } = await admin.salesChannels.list()
  await admin.apiKeys.updateSalesChannels(key.id, { add: [channels[0]?.id ?? ""] })
  const { api_key: read } = await admin.apiKeys.retrieve(key.id)
  expect(read.sales_channels?.map(({ id }) => id)).toEqual([channels[0]?.id])
  const { publishable_api_key: revoked } = await admin.publishableApiKeys.revoke(key.id)
  expect(revoked.revoked_at).not.toBeNull()
  await admin.publishableApiKeys.delete(key.id)
  expect((await refusalOf(admin.apiKeys.revoke(NONE))).status).toBe(404)
})

test("the shop's currencies and its own record", async () => {
  const { currencies } = await admin.currencies.list({ query: { limit: 200 } })
  expect(currencies.map(({ code }) => code)).toContain("huf")
  expect((await admin.currencies.retrieve("huf")).currency.name).toMatch(/forint/i)
  const { stores } = await admin.stores.list()
  const { store } = await admin.stores.retrieve(stores[0]?.id ?? "")
  await admin.stores.update(store.id, { metadata: { probe: unique } })
  expect((await admin.stores.retrieve(store.id)).store.metadata).toMatchObject({ probe: unique })
  await admin.stores.update(store.id, { metadata: { probe: "" } })
  expect((await refusalOf(admin.currencies.retrieve("xxx"))).status).toBe(404)
  expect((await refusalOf(admin.stores.retrieve(NONE))).status).toBe(404)
})

test("notifications can be looked up", async () => {
  // The person who requested a file is notified when it is ready.
  await admin.products.export({})
  const findFirst = async () => (await admin.notifications.list()).notifications[0]
  await vi.waitFor(async () => expect(await findFirst()).toBeDefined(), SOON)
  const id = (await findFirst())?.id ?? ""
  expect((await admin.notifications.retrieve(id)).notification.id).toBe(id)
  expect((await refusalOf(admin.notifications.retrieve(NONE))).status).toBe(404)
})

test("files are uploaded, read and deleted", async () => {
  const form = new FormData()
  form.append("files", new Blob(["név,ár\n"], { type: "text/csv" }), "próba.csv")
  const { files } = await admin.uploads.create(form)
  const { file } = await admin.uploads.retrieve(files[0]?.id ?? "")
  expect(file.url).toBe(files[0]?.url)
  expect(await admin.uploads.delete(file.id)).toMatchObject({ deleted: true })
  expect((await refusalOf(admin.uploads.create(new FormData()))).status).toBe(400)
})

test("imports and exports in the background", async () => {
  const { batch_job: run } = await admin.batchJobs.create({ type: "product-export" })
  expect(run.type).toBe("product-export")
  const head = "Product Handle,Product Title,Variant Title,Variant Option 1 Name,Variant Option 1 Value"
  const content = `${head}\nhatter-${unique},Háttér,Egy,Méret,S\n`
  const wish = { type: "product-import" as const, context: { filename: "a.csv", content } }
  const { batch_job: waiting } = await admin.batchJobs.create(wish)
  const { batch_jobs: jobs } = await admin.batchJobs.list({ query: { limit: 100 } })
  expect(jobs.map(({ id }) => id)).toContain(waiting.id)
  expect((await admin.batchJobs.retrieve(waiting.id)).batch_job.id).toBe(waiting.id)
  expect((await admin.batchJobs.cancel(waiting.id)).batch_job.status).toBe("canceled")
  const { batch_job: next } = await admin.batchJobs.create(wish)
  await admin.batchJobs.confirm(next.id)
  const found = async () => (await admin.products.list({ query: { handle: `hatter-${unique}` } })).products
  await expect.poll(async () => (await found()).length, { timeout: 20_000 }).toBe(1)
  await admin.products.delete((await found())[0]?.id ?? "")
  expect((await refusalOf(admin.batchJobs.retrieve(NONE))).status).toBe(404)
  expect((await refusalOf(admin.batchJobs.create({} as never))).status).toBe(400)
})
