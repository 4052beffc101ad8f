import { randomBytes } from "node:crypto"
import { type HostedPayment, type HostedPayments, sentBack } from "./hosted-payments.ts"
import type { ApiCall, Message, Protocol } from "./protocol.ts"

const START = "/v2/Payment/Start"
const REFUND = "/v2/Payment/Refund"
const STATE = /^\/v4\/payment\/([0-9a-f]{32})\/paymentstate$/i

/** A declined card leaves the payment open on Barion's page, until the shopper leaves or it expires. */
const STATUSES = {
  waiting: "Prepared",
  at_page: "Started",
  paid: "Succeeded",
  refused: "Expired",
  cancelled: "Canceled",
  expired: "Expired",
} as const satisfies Record<HostedPayment["state"], string>

type Fields = Record<string, unknown>

class Refusal extends Error {
  readonly status: number
  constructor(code: string, status = 400) {
    super(code)
    this.status = status
  }
}

const newId = () => randomBytes(16).toString("hex")

/**
 * The part of Barion's API that the shop uses: Payment/Start and Refund v2, PaymentState v4, and its callback
 * without a signature.
 */
export function barionProtocol({ key }: { key: string }): Protocol {
  return {
    answer: (call, payments, pageUrl) => {
      const answer = answerOf(call, key, payments, pageUrl)
      return answer && { ...toMessage(answer.body), status: answer.status }
    },
    notice: (payment) =>
      payment.state === "waiting" || payment.state === "at_page"
        ? null
        : {
            headers: { "content-type": "application/x-www-form-urlencoded" },
            body: new URLSearchParams({ paymentId: payment.id }).toString(),
          },
    isAccepted: ({ status }) => status === 200,
    returnAddress: (payment) => {
      const url = new URL(payment.returnUrl)
      url.searchParams.set("paymentId", payment.id)
      return url.href
    },
  }
}

const toMessage = (body: Fields): Message => ({
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ Errors: [], ...body }),
})

function answerOf(call: ApiCall, key: string, payments: HostedPayments, pageUrl: (id: string) => string) {
  const { pathname } = call.url
  const stateOf = STATE.exec(pathname)?.[1]
  if (pathname !== START && pathname !== REFUND && stateOf === undefined) return undefined
  try {
    const fields = (call.body ? JSON.parse(call.body) : {}) as Fields
    if (call.headers["x-pos-key"] !== key && fields.POSKey !== key)
      throw new Refusal("AuthenticationFailed", 401)
    if (stateOf !== undefined) return { status: 200, body: toState(require(payments, stateOf)) }
    const body = pathname === START ? start(fields, payments, pageUrl) : refund(fields, payments)
    return { status: 200, body }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return {
      status: error.status,
      body: { Errors: [{ ErrorCode: error.message, Description: error.message }] },
    }
  }
}

function require(payments: HostedPayments, id: unknown): HostedPayment {
  const payment = payments.find(String(id))
  if (!payment) throw new Refusal("PaymentNotFound", 404)
  return payment
}

function start(fields: Fields, payments: HostedPayments, pageUrl: (id: string) => string): Fields {
  const [transaction] = fields.Transactions as Fields[]
  if (!transaction || !fields.RedirectUrl || !fields.CallbackUrl) throw new Refusal("ModelValidationError")
  const [hours = 0, minutes = 0] = String(fields.PaymentWindow).split(":").map(Number)
  const { id } = payments.add({
    id: newId(),
    reference: String(transaction.POSTransactionId),
    total: Number(transaction.Total),
    currency: String(fields.Currency),
    returnUrl: String(fields.RedirectUrl),
    noticeUrl: String(fields.CallbackUrl),
    expiresAt: Date.now() + (hours * 60 + minutes) * 60_000,
  })
  return {
    PaymentId: id,
    PaymentRequestId: fields.PaymentRequestId,
    Status: "Prepared",
    GatewayUrl: pageUrl(id),
  }
}

function toState(payment: HostedPayment): Fields {
  const { id, reference, total, currency } = payment
  const main = { TransactionId: id, POSTransactionId: reference, Total: total, Currency: currency }
  const isPaid = payment.state === "paid"
  return {
    PaymentId: id,
    Status: STATUSES[payment.state],
    Total: total - sentBack(payment),
    Currency: currency,
    Transactions: [
      { ...main, TransactionType: isPaid ? "CardPayment" : "Unspecified", RelatedId: null },
      ...(isPaid
        ? [{ ...main, POSTransactionId: "", TransactionType: "GatewayFee", Total: 12, RelatedId: null }]
        : []),
      ...payment.refunds.map((refund) => ({
        TransactionId: refund.id,
        POSTransactionId: reference,
        Total: refund.amount,
        Currency: currency,
        TransactionType: "RefundToBankCard",
        RelatedId: id,
      })),
    ],
  }
}

function refund(fields: Fields, payments: HostedPayments): Fields {
  const payment = require(payments, fields.PaymentId)
  const [part] = fields.TransactionsToRefund as Fields[]
  const amount = Number(part?.AmountToRefund)
  if (payment.state !== "paid" || part?.TransactionId !== payment.id)
    throw new Refusal("RefundOfUnpaidTransaction")
  if (!(amount > 0) || amount > payment.total - sentBack(payment)) throw new Refusal("RefundAmountTooHigh")
  payment.refunds.push({ id: newId(), amount })
  return { PaymentId: payment.id, RefundedTransactions: [{ Total: amount, Status: "Succeeded" }] }
}
