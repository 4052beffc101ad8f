import { beforeAll, describe, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { hostedProvider } from "../fixtures/hosted-provider.ts"
import { requireForm } from "../fixtures/html-form.ts"
import { untilJobDid } from "../fixtures/jobs.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { textOf } from "../fixtures/page-head.ts"
import { fillCart, giveDetails, newPerson } from "../fixtures/purchase.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { comeBack, giveUp, isOrdered, readyToPay } from "../http/card-buyer.ts"

interface ProviderWords {
  company: string
  declaration: string
  refusal: string
  /** Its name on the order's page. */
  name: string
}

/** The texts and elements that each provider requires, by page. */
const WORDS: Record<string, ProviderWords> = {
  simplepay: {
    company: "SimplePay Zrt.",
    declaration: "személyes adataim átadásra kerülnek a SimplePay Zrt., mint adatfeldolgozó részére",
    refusal: "Kérjük, ellenőrizze a tranzakció során megadott adatok helyességét.",
    name: "SimplePay",
  },
  barion: {
    company: "Barion Payment Zrt.",
    declaration: "engedélyének száma: H-EN-I-1064/2013",
    refusal: "A fizetés nem sikerült.",
    name: "Barion",
  },
}
const words = WORDS[stack.cardProvider] ?? expect.unreachable(`No words for ${stack.cardProvider}`)

const product = () => testProductOf("admin", 2)
const newEmail = (name: string) => `${name}.${Date.now()}@example.hu`

beforeAll(async () => {
  await (await Administrator.signIn()).setStock((await product()).sku, 100)
  await hostedProvider.holdNotices()
})

/** A cart whose payment is open at the provider. */
async function reachPayment(email = newEmail("kartya")) {
  const { buyer, cart } = await readyToPay(await product(), email)
  const { body } = await buyer.placeOrder(cart.total)
  if (body.type !== "payment_required") throw new Error(`No payment: ${JSON.stringify(body).slice(0, 500)}`)
  return { buyer, cart, payment: body.payment, id: body.payment.provider_payment_id, email }
}

/** Presses the order button without scripts and returns the URL it leads to. */
async function pressAtShop(shopper: Shopper) {
  await fillCart(shopper, "hu", [await product()])
  const choice = { delivery: "pickup", payment: "card" } as const
  const summary = await giveDetails(shopper, "hu", choice, newPerson())
  const { fields } = requireForm(summary.text, (form) => "expected_total" in form.fields)
  const answer = await shopper.post(summary.path, { ...fields, terms: "on" })
  const page = answer.headers.location ?? ""
  return { summary, answer, page, id: page.split("/").at(-1) ?? "" }
}

/** An order whose payment has arrived. */
async function paidOrder() {
  const { buyer, id } = await reachPayment()
  await hostedProvider.decide(id, "paid")
  const { body } = await comeBack(buyer)
  if (body.type !== "order") throw new Error(`No order: ${body.type}`)
  const [payment] = await sql<{ id: string }>("select id from payment where data->>'id' = $1", [id])
  if (!payment) throw new Error("The order has no payment.")
  const paymentId = payment.id
  const SENT = "select 1 from refund where payment_id = $1 and metadata->>'is_sent' = 'true'"
  const isSent = async () => (await sql(SENT, [paymentId])).length > 0
  return { id, paymentId, desk: await OrderDesk.for(body.order.id), isSent }
}

/** The job looks at refunds that are no longer new. */
const letJobSee = (paymentId: string) =>
  sql("update refund set created_at = created_at - interval '5 minutes' where payment_id = $1", [paymentId])

async function expectSentBack(id: string, total: number, email: string) {
  expect((await hostedProvider.read(id)).refunds.map(({ amount }) => amount)).toEqual([total])
  await expect
    .poll(async () => (await mailsTo(email)).map(({ kind }) => kind), { timeout: 30_000 })
    .toEqual(["payment_returned"])
}

test("the legal pages name the company that payments pass through", async () => {
  const shopper = new Shopper()
  const privacy = textOf((await shopper.open("/hu/adatvedelmi-nyilatkozat")).text)
  expect(privacy).toContain(`fizetési szolgáltató (${words.company})`)
  expect(privacy).not.toContain("Stripe")
  const terms = textOf((await shopper.open("/en/terms-and-conditions")).text)
  expect(terms).toMatch(new RegExp(`payment provider \\(${stack.cardProvider}\\)`, "i"))
})

describe("a shopper without scripts", () => {
  test("is redirected to the provider's page and back to the order, which shows the transaction id", async () => {
    const shopper = new Shopper()
    const { summary, answer, page, id } = await pressAtShop(shopper)
    expect(textOf(summary.text)).toContain(words.declaration)
    expect(answer.status).toBe(303)
    expect(page.startsWith(`${stack.cardSandboxUrl}/`)).toBe(true)
    expect(summary.headers["content-security-policy"]).toContain(
      `form-action 'self' ${stack.cardSandboxUrl};`,
    )
    // A shopper who returns too early gets the link again.
    const early = await shopper.open("/hu/checkout/payment")
    expect(early.text).toContain(`href="${page}"`)
    const back = await shopper.open(await hostedProvider.decide(id, "paid"))
    expect(back.path).toMatch(/^\/hu\/order-confirmation\/order_/)
    expect(textOf(back.text)).toContain(`${words.name} tranzakcióazonosító: ${id}`)
  })

  test("whose card is declined reads why in the provider's words, and pays with another payment", async () => {
    const shopper = new Shopper()
    const { id } = await pressAtShop(shopper)
    const back = await shopper.open(await hostedProvider.decide(id, "refused"))
    expect(textOf(back.text)).toContain(words.refusal)
    if (stack.cardProvider === "simplepay")
      expect(textOf(back.text)).toContain(`SimplePay tranzakció azonosító: ${id}`)
    expect(textOf(back.text)).toContain("Kártyáját nem terheltük meg.")
    const summary = await shopper.open("/hu/checkout/payment")
    const { fields } = requireForm(summary.text, (form) => "expected_total" in form.fields)
    const again = await shopper.post(summary.path, { ...fields, terms: "on" })
    const next = again.headers.location?.split("/").at(-1) ?? ""
    expect(next).not.toBe(id)
    const paid = await shopper.open(await hostedProvider.decide(next, "paid"))
    expect(paid.path).toMatch(/order-confirmation/)
  })

  test("a forged return URL reveals nothing", async () => {
    const encoded = Buffer.from(JSON.stringify({ t: 500_000_001, e: "SUCCESS" })).toString("base64")
    for (const query of [`r=${encoded}&s=abc`, "paymentId=abc", "r=%25%25"]) {
      const answer = await new Shopper().open(`/hu/checkout/verify?${query}`)
      expect(textOf(answer.text)).not.toContain("Köszönjük a rendelését")
    }
  })
})

describe("money that arrived", () => {
  test("creates one order, however often the provider notifies and the shopper comes back", async () => {
    const { buyer, id, cart } = await reachPayment()
    await hostedProvider.decide(id, "paid")
    const [first, ...answers] = await Promise.all([
      hostedProvider.tell(id),
      ...Array.from({ length: 5 }, () => comeBack(buyer)),
      ...Array.from({ length: 5 }, () => buyer.placeOrder(cart.total)),
    ])
    expect(first).toEqual({ status: 200, accepted: true })
    const orders = new Set(answers.map(({ body }) => (body.type === "order" ? body.order.id : body.type)))
    expect(orders.size).toBe(1)
    expect([...orders][0]).toMatch(/^order_/)
    expect(await hostedProvider.tell(id)).toEqual({ status: 200, accepted: true })
    expect((await hostedProvider.read(id)).refunds).toEqual([])
  })

  test("creates the order when neither the shopper nor a notification comes", async () => {
    const { buyer, id } = await reachPayment()
    await hostedProvider.decide(id, "paid")
    expect(await untilJobDid("card-payments", () => isOrdered(buyer))).toBe(true)
  })

  test("of another amount than agreed is refunded", async () => {
    const { buyer, cart, id, email } = await reachPayment(newEmail("masik-osszeg"))
    await hostedProvider.change(id, cart.total - 1)
    await hostedProvider.decide(id, "paid")
    expect((await comeBack(buyer)).body).toMatchObject({ type: "refused", refunded: true })
    await expectSentBack(id, cart.total - 1, email)
    expect(await isOrdered(buyer)).toBe(false)
  })

  test("after the payment was given up is refunded, beside an order paid in another way", async () => {
    const { buyer, cart, id, email } = await reachPayment(newEmail("megis"))
    await hostedProvider.open(id)
    expect((await giveUp(buyer)).body.type).toBe("cancelled")
    // The same cart with a second payment: the first one blocks nothing.
    const { body } = await buyer.placeOrder(cart.total)
    const second = body.type === "payment_required" ? body.payment.provider_payment_id : ""
    await hostedProvider.decide(second, "paid")
    await hostedProvider.decide(id, "paid")
    expect((await comeBack(buyer)).body.type).toBe("order")
    expect(await hostedProvider.tell(id)).toEqual({ status: 200, accepted: true })
    expect((await hostedProvider.read(id)).refunds.map(({ amount }) => amount)).toEqual([cart.total])
    expect((await hostedProvider.read(second)).refunds).toEqual([])
    await expect
      .poll(async () => (await mailsTo(email)).map(({ kind }) => kind), { timeout: 30_000 })
      .toContain("payment_returned")
  })
})

describe("a lost answer", () => {
  test("when the payment is opened: nothing can be paid, and the button works again", async () => {
    const { buyer, cart } = await readyToPay(await product(), newEmail("valasz"))
    await hostedProvider.fail({ fault: "drop_answer", path: "tart", times: 1 })
    expect((await buyer.placeOrder(cart.total)).body).toMatchObject({
      type: "refused",
      problems: [{ code: "payment_unavailable" }],
    })
    const { body } = await buyer.placeOrder(cart.total)
    expect(body.type).toBe("payment_required")
    await giveUp(buyer)
  })

  test("to a refund by the staff: it is sent once", async () => {
    const { id, paymentId, desk, isSent } = await paidOrder()
    await hostedProvider.fail({ fault: "drop_answer", path: "efund", times: 1 })
    await desk.refund(paymentId, 1_000)
    await letJobSee(paymentId)
    expect(await untilJobDid("card-payments", isSent)).toBe(true)
    await desk.refund(paymentId, 500)
    expect((await hostedProvider.read(id)).refunds.map(({ amount }) => amount)).toEqual([1_000, 500])
  })
})

test("a refund holds no connection to the database while the provider is asked, and the job does not send it as well", async () => {
  const { id, paymentId, desk, isSent } = await paidOrder()
  await hostedProvider.fail({ fault: "delay", path: "efund", ms: 4_000, times: 1 })
  const refund = desk.refund(paymentId, 1_000)
  await expect
    .poll(() => sql("select 1 from refund_lease where provider_payment_id = $1", [id]))
    .toHaveLength(1)
  const open = await sql(
    "select query from pg_stat_activity where state = 'idle in transaction' and query like $1",
    ["%refund%"],
  )
  expect(open).toEqual([])
  await letJobSee(paymentId)
  await (await Administrator.signIn()).runJob("card-payments")
  await refund
  expect(await untilJobDid("card-payments", isSent)).toBe(true)
  expect((await hostedProvider.read(id)).refunds.map(({ amount }) => amount)).toEqual([1_000])
})
