import { createHmac, randomBytes } from "node:crypto"
import { type HostedPayment, type HostedPayments, sentBack } from "./hosted-payments.ts"
import type { ApiCall, Message, Protocol } from "./protocol.ts"

/** The id of the merchant account at SimplePay. */
export interface SimplePayAccount {
  merchant: string
  key: string
  /** The URL for IPNs in the account's settings. */
  ipnUrl: string
}

const PATH = "/payment/v2/"
const FIRST_TRANSACTION = 500_000_000

const STATUSES = {
  waiting: "INIT",
  at_page: "INPAYMENT",
  paid: "FINISHED",
  refused: "NOTAUTHORIZED",
  cancelled: "CANCELLED",
  expired: "TIMEOUT",
} as const satisfies Record<HostedPayment["state"], string>

/** The parameters of the return URL. */
const EVENTS = {
  waiting: "CANCEL",
  at_page: "CANCEL",
  paid: "SUCCESS",
  refused: "FAIL",
  cancelled: "CANCEL",
  expired: "TIMEOUT",
} as const satisfies Record<HostedPayment["state"], string>

const CODES = {
  unknownAccount: 5010,
  unknownTransaction: 5011,
  knownReference: 5013,
  beingPaid: 5015,
  wrongState: 5022,
  wrongSignature: 5302,
  notJson: 5321,
  refundTooHigh: 5110,
  saltMissing: 5401,
} as const

class Refusal extends Error {
  readonly code: number
  constructor(code: number) {
    super(String(code))
    this.code = code
  }
}

type Fields = Record<string, unknown>

/**
 * The part of SimplePay's API v2 that the shop uses ("PaymentService v2": start, query, refund,
 * transactioncancel, IPN, back). Every body is signed with HMAC-SHA384 over its bytes and the account's key,
 * in the header `Signature`.
 */
export function simplePayProtocol(account: SimplePayAccount): Protocol {
  let last = FIRST_TRANSACTION + Math.floor(Date.now() / 1000)
  const sign = (body: string) => createHmac("sha384", account.key).update(body).digest("base64")
  const signed = (body: string): Message => ({
    headers: { "content-type": "application/json", signature: sign(body) },
    body,
  })
  const nextId = () => String(++last)
  return {
    answer: (call, payments, pageUrl) => {
      if (!call.url.pathname.startsWith(PATH)) return undefined
      const answer = tryTo(() => {
        const fields = readCall(call, account, sign)
        switch (call.url.pathname.slice(PATH.length)) {
          case "start":
            return start(fields, payments, nextId(), account, pageUrl)
          case "query":
            return query(fields, payments)
          case "refund":
            return refund(fields, payments, nextId())
          case "transactioncancel":
            return cancel(fields, payments)
          default:
            throw new Refusal(CODES.unknownTransaction)
        }
      })
      const salt = randomBytes(16).toString("hex")
      return signed(JSON.stringify({ salt, merchant: account.merchant, ...answer }))
    },
    // It reports only successful payments.
    notice: (payment) =>
      payment.state === "paid"
        ? signed(
            JSON.stringify({
              salt: randomBytes(16).toString("hex"),
              orderRef: payment.reference,
              method: "CARD",
              merchant: account.merchant,
              finishDate: new Date().toISOString(),
              paymentDate: payment.startedAt,
              transactionId: Number(payment.id),
              status: STATUSES[payment.state],
            }),
          )
        : null,
    isAccepted: ({ status, body, signature }) =>
      status === 200 && signature === sign(body) && "receiveDate" in JSON.parse(body),
    returnAddress: (payment) => {
      const payload = JSON.stringify({
        r: payment.state === "paid" ? 0 : 1,
        t: Number(payment.id),
        e: EVENTS[payment.state],
        m: account.merchant,
        o: payment.reference,
      })
      const url = new URL(payment.returnUrl)
      url.searchParams.set("r", Buffer.from(payload).toString("base64"))
      url.searchParams.set("s", sign(payload))
      return url.href
    },
  }
}

function tryTo(work: () => Fields): Fields {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { errorCodes: [error.code] }
  }
}

function readCall(
  { body, headers }: ApiCall,
  account: SimplePayAccount,
  sign: (body: string) => string,
): Fields {
  const fields = parse(body)
  if (fields.merchant !== account.merchant) throw new Refusal(CODES.unknownAccount)
  if (headers.signature !== sign(body)) throw new Refusal(CODES.wrongSignature)
  if (typeof fields.salt !== "string" || fields.salt.length < 32) throw new Refusal(CODES.saltMissing)
  return fields
}

function parse(body: string): Fields {
  try {
    return JSON.parse(body) as Fields
  } catch {
    throw new Refusal(CODES.notJson)
  }
}

function start(
  fields: Fields,
  payments: HostedPayments,
  id: string,
  { ipnUrl }: SimplePayAccount,
  pageUrl: (id: string) => string,
): Fields {
  const reference = String(fields.orderRef)
  if (payments.findByReference(reference)) throw new Refusal(CODES.knownReference)
  const payment = payments.add({
    id,
    reference,
    total: Number(fields.total),
    currency: String(fields.currency),
    returnUrl: String(fields.url),
    noticeUrl: ipnUrl,
    expiresAt: Date.parse(String(fields.timeout)),
  })
  return {
    orderRef: reference,
    currency: payment.currency,
    transactionId: Number(id),
    timeout: fields.timeout,
    total: payment.total,
    paymentUrl: pageUrl(id),
  }
}

function query({ transactionIds }: Fields, payments: HostedPayments): Fields {
  const ids = Array.isArray(transactionIds) ? transactionIds.map(String) : []
  const found = ids.map((id) => payments.find(id)).filter((payment) => payment !== undefined)
  return { transactions: found.map(toTransaction), totalCount: found.length }
}

function toTransaction(payment: HostedPayment): Fields {
  return {
    orderRef: payment.reference,
    currency: payment.currency,
    total: payment.total,
    transactionId: Number(payment.id),
    status: STATUSES[payment.state],
    remainingTotal: payment.total - sentBack(payment),
    paymentDate: payment.startedAt,
    ...(payment.state === "refused" ? { resultCode: "2013" } : {}),
  }
}

function require(payments: HostedPayments, { transactionId }: Fields): HostedPayment {
  const payment = payments.find(String(transactionId))
  if (!payment) throw new Refusal(CODES.unknownTransaction)
  return payment
}

function refund(fields: Fields, payments: HostedPayments, refundId: string): Fields {
  const payment = require(payments, fields)
  const amount = Number(fields.refundTotal)
  if (payment.state !== "paid") throw new Refusal(CODES.wrongState)
  if (!(amount > 0) || amount > payment.total - sentBack(payment)) throw new Refusal(CODES.refundTooHigh)
  payment.refunds.push({ id: refundId, amount })
  return {
    orderRef: payment.reference,
    currency: payment.currency,
    transactionId: Number(payment.id),
    refundTransactionId: Number(refundId),
    refundTotal: amount,
    remainingTotal: payment.total - sentBack(payment),
  }
}

function cancel(fields: Fields, payments: HostedPayments): Fields {
  const payment = require(payments, fields)
  if (payment.state === "at_page") throw new Refusal(CODES.beingPaid)
  if (!payments.decide(payment, "cancelled")) throw new Refusal(CODES.wrongState)
  return { orderRef: payment.reference, transactionId: Number(payment.id), status: STATUSES[payment.state] }
}
