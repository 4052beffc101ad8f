import type { IncomingHttpHeaders } from "node:http"
import { z } from "@medusajs/framework/zod"
import { keysOf } from "@porteka/shop"
import { isSigned, signatureOf } from "@porteka/shop/simplepay-signature"
import {
  type CardEvent,
  type CardGateway,
  type NewPayment,
  ProviderRefusedError,
  type SeenPayment,
} from "../card-gateway.ts"
import type { CardSettings } from "../card-provider.ts"
import { createSimplePayClient, type SimplePayCall } from "./simplepay-client.ts"

/** How long its page waits for the card. */
const PAYABLE_MS = 30 * 60_000
/** Languages of its page; for others it uses English. */
const LANGUAGES = ["HU", "EN", "DE", "ES", "FR", "IT", "HR", "PL", "CZ", "RO", "SK"]

/** "PaymentService v2", table of transaction states. */
const STATES = {
  INIT: "unpaid",
  // On its page, and able to leave it.
  INPAYMENT: "unpaid",
  INFRAUD: "processing",
  AUTHORIZED: "processing",
  FINISHED: "captured",
  CANCELLED: "canceled",
  TIMEOUT: "canceled",
  NOTAUTHORIZED: "canceled",
  FRAUD: "canceled",
  REVERSED: "canceled",
  REFUND: "canceled",
} as const satisfies Record<string, SeenPayment["state"]>

const Status = z.enum(keysOf(STATES))
const TransactionId = z.union([z.number().int(), z.string().regex(/^\d+$/)]).transform(String)

const Started = z.object({
  transactionId: TransactionId,
  paymentUrl: z.url({ protocol: /^https?$/ }),
  total: z.coerce.number(),
  currency: z.string(),
})
const Transaction = z.object({
  transactionId: TransactionId,
  status: Status,
  total: z.coerce.number(),
  /** The amount that remains after refunds. */
  remainingTotal: z.coerce.number(),
  currency: z.string(),
  resultCode: z.coerce.string().optional(),
})
type Transaction = z.infer<typeof Transaction>
const Found = z.object({ transactions: z.array(Transaction).default([]) })
const Done = z.object({})
const Ipn = z.looseObject({ orderRef: z.string(), transactionId: TransactionId, status: Status })

/** SimplePay's transactions as payments of the shop; the money is captured when the shopper pays. */
export function createSimplePayGateway(
  settings: CardSettings,
  warnOfKey: (message: string) => void,
): CardGateway {
  const call = createSimplePayClient(settings, warnOfKey)
  const read = async (id: string) => toSeen(id, await find(call, id))
  return {
    create: (payment) => start(call, payment),
    read,
    cancel: (id) => cancel(call, id),
    refund: async (id) => {
      const transaction = await find(call, id)
      if (transaction?.status === "FINISHED") await sendBack(call, transaction, transaction.remainingTotal)
    },
    refundPart: async ({ id, decided_in_all }) => {
      const transaction = await find(call, id)
      if (transaction?.status !== "FINISHED")
        throw new ProviderRefusedError(`There is no paid transaction ${id}`)
      const sent = transaction.total - transaction.remainingTotal
      await sendBack(call, transaction, decided_in_all - sent)
    },
    readEvent: (body, headers) => readIpn(body, headers, settings.webhookSecret),
  }
}

/** Called once per attempt: SimplePay refuses a repeated `orderRef`. */
async function start(
  call: SimplePayCall,
  { attempt_id, amount, currency_code, payer, return_url }: NewPayment,
): Promise<SeenPayment> {
  const language = payer.locale.toUpperCase()
  const started = await call(
    "start",
    {
      orderRef: attempt_id,
      currency: currency_code.toUpperCase(),
      customerEmail: payer.email,
      language: LANGUAGES.includes(language) ? language : "EN",
      methods: ["CARD"],
      total: String(amount),
      timeout: toDateText(new Date(Date.now() + PAYABLE_MS)),
      url: return_url,
      invoice: {
        name: payer.name,
        country: payer.country_code,
        city: payer.city,
        zip: payer.postal_code,
        address: payer.address,
        phone: payer.phone,
      },
    },
    Started,
  )
  return {
    id: started.transactionId,
    state: "unpaid",
    amount: started.total,
    currency_code: started.currency.toLowerCase(),
    browser_token: started.paymentUrl,
    last_error: null,
  }
}

async function find(call: SimplePayCall, id: string): Promise<Transaction | undefined> {
  const { transactions } = await call("query", { transactionIds: [id] }, Found)
  return transactions.find(({ transactionId }) => transactionId === id)
}

/** Only a transaction that nobody has started to pay can be canceled. */
async function cancel(call: SimplePayCall, id: string): Promise<SeenPayment> {
  const before = toSeen(id, await find(call, id))
  if (before.state !== "unpaid") return before
  try {
    await call("transactioncancel", { transactionId: id }, Done)
  } catch (error) {
    // The state has changed in the meantime: it is queried below.
    if (!(error instanceof ProviderRefusedError)) throw error
  }
  return toSeen(id, await find(call, id))
}

async function sendBack(call: SimplePayCall, { transactionId, currency }: Transaction, amount: number) {
  if (amount <= 0) return
  await call("refund", { transactionId, refundTotal: String(amount), currency }, Done)
}

/** A completely refunded transaction is treated like an unpaid one. */
function toSeen(id: string, transaction: Transaction | undefined): SeenPayment {
  if (!transaction)
    return { id, state: "canceled", amount: 0, currency_code: "", browser_token: "", last_error: null }
  const { status, total, remainingTotal, currency, resultCode } = transaction
  const isSentBack = status === "FINISHED" && remainingTotal <= 0
  return {
    id,
    state: isSentBack ? "canceled" : STATES[status],
    amount: total,
    currency_code: currency.toLowerCase(),
    browser_token: "",
    last_error: status === "NOTAUTHORIZED" ? (resultCode ?? status) : null,
  }
}

/**
 * SimplePay repeats the notification until it gets its own text back, with the time of receipt and our
 * signature.
 */
function readIpn(body: Buffer, { signature }: IncomingHttpHeaders, key: string): CardEvent {
  if (typeof signature !== "string" || !isSigned(body, signature, key))
    throw new Error("The IPN is not signed by SimplePay")
  const ipn = Ipn.parse(JSON.parse(body.toString()))
  const received = JSON.stringify({
    ...JSON.parse(body.toString()),
    receiveDate: toDateText(new Date()),
  })
  return {
    id: `${ipn.transactionId} ${ipn.status}`,
    type: ipn.status,
    payment: { id: ipn.transactionId, attempt_id: ipn.orderRef },
    reply: {
      body: received,
      headers: { "content-type": "application/json; charset=utf-8", signature: signatureOf(received, key) },
    },
  }
}

/** SimplePay's date format: with an offset and without fractions of a second. */
const toDateText = (date: Date) => date.toISOString().replace(/\.\d{3}Z$/, "+00:00")
