import type Stripe from "stripe"
import { describe, expect, it } from "vitest"
import { OFFICIAL_CLIENTS } from "./test-kit/official-clients.ts"
import { runSandbox } from "./test-kit/running-sandbox.ts"

const FORINTS_12900 = 1_290_000

const failure = async (call: Promise<unknown>): Promise<Stripe.errors.StripeError> =>
  call.then(
    () => expect.unreachable("the call succeeded"),
    (error) => error,
  )

describe.each(OFFICIAL_CLIENTS)("%s", (_, connect) => {
  const set = async () => {
    const sandbox = await runSandbox()
    return { sandbox, stripe: connect(sandbox.url) }
  }

  const create = (stripe: Stripe, extra: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
    stripe.paymentIntents.create({ amount: FORINTS_12900, currency: "huf", ...extra })

  const pay = (
    stripe: Stripe,
    payment_method: string,
    extra: Partial<Stripe.PaymentIntentCreateParams> = {},
  ) => create(stripe, { confirm: true, payment_method, ...extra })

  describe("a payment", () => {
    it("is made as the provider makes it, and found again", async () => {
      const { stripe } = await set()
      const intent = await create(stripe, {
        capture_method: "automatic",
        automatic_payment_methods: { enabled: true },
        metadata: { session_id: "payses_1" },
        description: "Portéka",
        expand: ["payment_method"],
      })
      expect(intent).toMatchObject({
        object: "payment_intent",
        amount: FORINTS_12900,
        amount_received: 0,
        currency: "huf",
        status: "requires_payment_method",
        capture_method: "automatic",
        automatic_payment_methods: { enabled: true },
        description: "Portéka",
        livemode: false,
        metadata: { session_id: "payses_1" },
        payment_method: null,
        latest_charge: null,
      })
      expect(intent.id).toMatch(/^pi_\w{24}$/)
      expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w+$`))
      expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
        id: intent.id,
        amount: FORINTS_12900,
      })
    })

    it("is paid with a good card", async () => {
      const { stripe } = await set()
      const intent = await pay(stripe, "pm_card_hu", { expand: ["latest_charge", "payment_method"] })
      expect(intent).toMatchObject({
        status: "succeeded",
        amount_received: FORINTS_12900,
        latest_charge: { paid: true, captured: true, amount_captured: FORINTS_12900, status: "succeeded" },
        payment_method: { type: "card", card: { brand: "visa", last4: "0005", country: "HU" } },
      })
    })

    it("can be reserved and taken later, whole or in part", async () => {
      const { stripe } = await set()
      const intent = await pay(stripe, "pm_card_visa", { capture_method: "manual" })
      expect(intent).toMatchObject({
        status: "requires_capture",
        amount_capturable: FORINTS_12900,
        amount_received: 0,
      })
      const captured = await stripe.paymentIntents.capture(intent.id, { amount_to_capture: 1_000_000 })
      expect(captured).toMatchObject({
        status: "succeeded",
        amount_capturable: 0,
        amount_received: 1_000_000,
      })
      const again = await failure(stripe.paymentIntents.capture(intent.id))
      expect(again).toMatchObject({ code: "payment_intent_unexpected_state", statusCode: 400 })
      expect(again.payment_intent?.status).toBe("succeeded")
    })

    it("can be canceled once, not after it was paid", async () => {
      const { stripe } = await set()
      const reserved = await pay(stripe, "pm_card_visa", { capture_method: "manual" })
      const cancelled = await stripe.paymentIntents.cancel(reserved.id, { cancellation_reason: "abandoned" })
      expect(cancelled).toMatchObject({
        status: "canceled",
        cancellation_reason: "abandoned",
        amount_capturable: 0,
      })
      expect((await failure(stripe.paymentIntents.cancel(reserved.id))).payment_intent?.status).toBe(
        "canceled",
      )
      const paid = await pay(stripe, "pm_card_visa")
      expect((await failure(stripe.paymentIntents.cancel(paid.id))).payment_intent?.status).toBe("succeeded")
      expect(
        await failure(stripe.paymentIntents.confirm(reserved.id, { payment_method: "pm_card_visa" })),
      ).toMatchObject({
        code: "payment_intent_unexpected_state",
      })
    })

    it("changes its amount only while it is not paid", async () => {
      const { stripe } = await set()
      const intent = await create(stripe)
      expect(await stripe.paymentIntents.update(intent.id, { amount: 1_990_000 })).toMatchObject({
        amount: 1_990_000,
      })
      await stripe.paymentIntents.confirm(intent.id, { payment_method: "pm_card_visa" })
      expect(await failure(stripe.paymentIntents.update(intent.id, { amount: 100_000 }))).toMatchObject({
        code: "payment_intent_unexpected_state",
      })
      expect(
        await stripe.paymentIntents.update(intent.id, { metadata: { order_id: "order_1" } }),
      ).toMatchObject({
        amount: 1_990_000,
        metadata: { order_id: "order_1" },
      })
    })

    it("asks the bank again when its amount changes meanwhile", async () => {
      const { sandbox, stripe } = await set()
      const asking = await pay(stripe, "pm_card_authenticationRequired", {
        return_url: "http://shop.test/verify",
      })
      const changed = await stripe.paymentIntents.update(asking.id, { amount: 9_999_900 })
      expect(changed).toMatchObject({ status: "requires_confirmation", next_action: null })
      await sandbox.control(`payment_intents/${asking.id}/authenticate`, { outcome: "approved" })
      expect((await stripe.paymentIntents.retrieve(asking.id)).status).toBe("requires_confirmation")
    })

    it("is listed newest first, page by page", async () => {
      const { stripe } = await set()
      const ids: string[] = []
      for (let count = 0; count < 5; count++) ids.unshift((await create(stripe)).id)
      const first = await stripe.paymentIntents.list({ limit: 2 })
      expect(first).toMatchObject({ object: "list", has_more: true, url: "/v1/payment_intents" })
      expect(await collect(stripe.paymentIntents.list({ limit: 2 }))).toEqual(ids)
      const before = await stripe.paymentIntents.list({ limit: 2, ending_before: ids[3] ?? "" })
      expect(before.data.map(({ id }) => id)).toEqual(ids.slice(1, 3))
    })
  })

  describe("test cards", () => {
    it.each([
      ["pm_card_visa_chargeDeclined", "card_declined", "generic_decline"],
      ["pm_card_visa_chargeDeclinedInsufficientFunds", "card_declined", "insufficient_funds"],
      ["pm_card_visa_chargeDeclinedLostCard", "card_declined", "lost_card"],
      ["pm_card_chargeDeclinedExpiredCard", "expired_card", undefined],
      ["pm_card_chargeDeclinedIncorrectCvc", "incorrect_cvc", undefined],
      ["pm_card_chargeDeclinedProcessingError", "processing_error", undefined],
    ])("%s is declined: %s", async (card, code, declineCode) => {
      const { stripe } = await set()
      const error = await failure(pay(stripe, card))
      expect(error).toMatchObject({ type: "StripeCardError", code, statusCode: 402 })
      expect(error.decline_code || undefined).toBe(declineCode)
      const intent = error.payment_intent
      expect(intent).toMatchObject({
        status: "requires_payment_method",
        payment_method: null,
        amount_received: 0,
        last_payment_error: { code, payment_method: { type: "card" } },
      })
      expect(await stripe.charges.retrieve(String(intent?.latest_charge))).toMatchObject({
        paid: false,
        status: "failed",
        failure_code: code,
      })
      const second = await stripe.paymentIntents.confirm(intent?.id ?? "", { payment_method: "pm_card_visa" })
      expect(second).toMatchObject({ status: "succeeded", last_payment_error: null })
    })

    it.each([
      ["4000002500003155", "approved", "succeeded"],
      ["4000002760003184", "approved", "succeeded"],
      ["4000002760003184", "rejected", "requires_payment_method"],
      ["4000008400001629", "approved", "requires_payment_method"],
    ])("%s asks for 3-D Secure; %s: %s", async (number, outcome, status) => {
      const { sandbox, stripe } = await set()
      const method = await stripe.paymentMethods.create({
        type: "card",
        card: { number, exp_month: 12, exp_year: 2030, cvc: "123" },
      })
      const asking = await pay(stripe, method.id, { return_url: "http://shop.test/hu/checkout/verify" })
      expect(asking).toMatchObject({
        status: "requires_action",
        next_action: {
          type: "redirect_to_url",
          redirect_to_url: { return_url: "http://shop.test/hu/checkout/verify" },
        },
      })
      expect(asking.next_action?.redirect_to_url?.url).toContain(`${sandbox.url}/redirect/authenticate/`)
      await sandbox.control(`payment_intents/${asking.id}/authenticate`, { outcome })
      const intent = await stripe.paymentIntents.retrieve(asking.id)
      expect(intent.status).toBe(status)
      if (outcome === "rejected") {
        expect(intent.last_payment_error?.code).toBe("payment_intent_authentication_failure")
      }
    })

    it("asks for what can't be asked off session, and declines", async () => {
      const { stripe } = await set()
      const error = await failure(pay(stripe, "pm_card_authenticationRequired", { off_session: true }))
      expect(error).toMatchObject({
        code: "authentication_required",
        decline_code: "authentication_required",
      })
    })

    it.each([
      [{ number: "4242424242424241" }, "incorrect_number"],
      [{ exp_month: 13 }, "invalid_expiry_month"],
      [{ exp_year: 2020 }, "invalid_expiry_year"],
      [{ cvc: "12" }, "invalid_cvc"],
    ])("tells what is wrong with %j", async (wrong, code) => {
      const { stripe } = await set()
      const card = { number: "4242424242424242", exp_month: 12, exp_year: 2030, cvc: "123", ...wrong }
      expect(await failure(stripe.paymentMethods.create({ type: "card", card }))).toMatchObject({
        type: "StripeCardError",
        code,
      })
    })

    it("declines any card that is not a test card, and keeps no number", async () => {
      const { stripe } = await set()
      const card = { number: "4111111111111111", exp_month: 12, exp_year: 2030, cvc: "123" }
      const method = await stripe.paymentMethods.create({ type: "card", card })
      expect(JSON.stringify(method)).not.toContain("4111111111111111")
      expect(await failure(pay(stripe, method.id))).toMatchObject({ decline_code: "test_mode_live_card" })
    })
  })

  describe("refunds", () => {
    it("give back in parts, never more than was taken", async () => {
      const { stripe } = await set()
      const intent = await pay(stripe, "pm_card_visa")
      const part = await stripe.refunds.create({ payment_intent: intent.id, amount: 290_000 })
      expect(part).toMatchObject({
        object: "refund",
        amount: 290_000,
        status: "succeeded",
        payment_intent: intent.id,
      })
      expect(
        await failure(stripe.refunds.create({ payment_intent: intent.id, amount: 1_000_100 })),
      ).toMatchObject({
        statusCode: 400,
        param: "amount",
      })
      expect(await stripe.refunds.create({ payment_intent: intent.id })).toMatchObject({ amount: 1_000_000 })
      expect(await failure(stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({
        code: "charge_already_refunded",
      })
      const charge = await stripe.charges.retrieve(String(intent.latest_charge))
      expect(charge).toMatchObject({ refunded: true, amount_refunded: FORINTS_12900 })
      expect((await stripe.refunds.list({ payment_intent: intent.id })).data).toHaveLength(2)
    })

    it("need money that was taken", async () => {
      const { stripe } = await set()
      const reserved = await pay(stripe, "pm_card_visa", { capture_method: "manual" })
      expect(await failure(stripe.refunds.create({ payment_intent: reserved.id }))).toMatchObject({
        statusCode: 400,
      })
      expect(await failure(stripe.refunds.create({ payment_intent: "pi_none" }))).toMatchObject({
        statusCode: 404,
      })
    })
  })

  describe("customers", () => {
    it("are made, changed, given cards, taken away", async () => {
      const { stripe } = await set()
      const customer = await stripe.customers.create({ email: "vevo@example.hu", name: "Kovács Anna" })
      expect(await stripe.customers.update(customer.id, { phone: "+36301234567" })).toMatchObject({
        email: "vevo@example.hu",
        phone: "+36301234567",
      })
      const method = await stripe.paymentMethods.attach("pm_card_visa", { customer: customer.id })
      expect((await stripe.customers.listPaymentMethods(customer.id, { limit: 100 })).data).toMatchObject([
        { id: method.id },
      ])
      const intent = await pay(stripe, method.id, { customer: customer.id, expand: ["customer"] })
      expect(intent.customer).toMatchObject({ email: "vevo@example.hu" })
      expect(await stripe.paymentMethods.detach(method.id)).toMatchObject({ customer: null })
      expect(await stripe.customers.del(customer.id)).toEqual(expect.objectContaining({ deleted: true }))
      expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true })
      expect(await failure(stripe.customers.update(customer.id, { name: "x" }))).toMatchObject({
        code: "resource_missing",
      })
    })

    it("keep a card by a setup intent", async () => {
      const { stripe } = await set()
      const customer = await stripe.customers.create({ email: "vevo@example.hu" })
      const setup = await stripe.setupIntents.create({ customer: customer.id })
      expect(setup.status).toBe("requires_payment_method")
      const done = await stripe.setupIntents.confirm(setup.id, { payment_method: "pm_card_visa" })
      expect(done).toMatchObject({ status: "succeeded", customer: customer.id })
      expect((await stripe.customers.listPaymentMethods(customer.id)).data).toHaveLength(1)
      const declined = await stripe.setupIntents.create({})
      expect(
        await failure(
          stripe.setupIntents.confirm(declined.id, { payment_method: "pm_card_visa_chargeDeclined" }),
        ),
      ).toMatchObject({ code: "card_declined" })
      expect((await stripe.setupIntents.cancel(declined.id)).status).toBe("canceled")
    })
  })

  describe("wrong calls", () => {
    it.each<[string, object, object]>([
      ["no amount", { currency: "huf" }, { code: "parameter_missing", param: "amount" }],
      ["no currency", { amount: 100_000 }, { code: "parameter_missing", param: "currency" }],
      ["too small", { amount: 17_499, currency: "huf" }, { code: "amount_too_small" }],
      ["zero", { amount: 0, currency: "huf" }, { param: "amount" }],
      ["a fraction", { amount: 1.5, currency: "huf" }, { code: "parameter_invalid_integer" }],
      ["no such currency", { amount: 100_000, currency: "forint" }, { param: "currency" }],
      [
        "a typo",
        { amount: 100_000, currency: "huf", captur_method: "manual" },
        { code: "parameter_unknown" },
      ],
      [
        "no such way",
        { amount: 100_000, currency: "huf", capture_method: "soon" },
        { param: "capture_method" },
      ],
      [
        "no such customer",
        { amount: 100_000, currency: "huf", customer: "cus_none" },
        { code: "resource_missing" },
      ],
    ])("%s", async (_, params, expected) => {
      const { stripe } = await set()
      const error = await failure(stripe.paymentIntents.create(params as Stripe.PaymentIntentCreateParams))
      expect(error).toMatchObject({ type: "StripeInvalidRequestError", ...expected })
      expect(error.requestId).toMatch(/^req_/)
      expect((await stripe.paymentIntents.list()).data).toEqual([])
    })

    it("tells what is missing", async () => {
      const { stripe } = await set()
      expect(await failure(stripe.paymentIntents.retrieve("pi_none"))).toMatchObject({
        type: "StripeInvalidRequestError",
        code: "resource_missing",
        statusCode: 404,
        message: "No such payment_intent: 'pi_none'",
      })
      const intent = await create(stripe)
      expect(await failure(stripe.paymentIntents.confirm(intent.id))).toMatchObject({
        code: "payment_intent_unexpected_state",
      })
    })

    it("wants a return address where a bank's page may come", async () => {
      const { stripe } = await set()
      const automatic = { automatic_payment_methods: { enabled: true } }
      expect(await failure(pay(stripe, "pm_card_visa", automatic))).toMatchObject({ param: "return_url" })
      expect(
        await pay(stripe, "pm_card_visa", { ...automatic, return_url: "https://shop.test/" }),
      ).toMatchObject({
        status: "succeeded",
      })
      expect(await failure(pay(stripe, "pm_card_visa", { return_url: "javascript:alert(1)" }))).toMatchObject(
        {
          code: "url_invalid",
        },
      )
    })
  })
})

async function collect(rows: AsyncIterable<{ id: string }>): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of rows) ids.push(id)
  return ids
}
