import { z } from "@medusajs/framework/zod"
import { keysOf } from "@porteka/shop"
import { LANGUAGES } from "@porteka/shop/languages"
import {
  type CardEvent,
  type CardGateway,
  type NewPayment,
  ProviderRefusedError,
  type SeenPayment,
} from "../card-gateway.ts"
import type { CardSettings } from "../card-provider.ts"
import { type BarionClient, BarionRefusal, createBarionClient } from "./barion-client.ts"

/** How long its page waits for the card. */
const PAYABLE = "00:30:00"
/** Locales of its page; for others it uses English. */
const LOCALES = ["cs-CZ", "de-DE", "en-US", "es-ES", "fr-FR", "hu-HU", "sk-SK", "sl-SI", "el-GR"]

/** https://docs.barion.com/PaymentStatus */
const STATES = {
  Prepared: "unpaid",
  // On its page, and able to leave it.
  Started: "unpaid",
  InProgress: "processing",
  Waiting: "processing",
  Reserved: "processing",
  Authorized: "processing",
  Canceled: "canceled",
  Succeeded: "captured",
  Failed: "canceled",
  PartiallySucceeded: "captured",
  Expired: "canceled",
} as const satisfies Record<string, SeenPayment["state"]>

const Id = z
  .string()
  .transform((id) => id.replaceAll("-", "").toLowerCase())
  .pipe(z.string().regex(/^[0-9a-f]{32}$/))

const Started = z.object({ PaymentId: Id, GatewayUrl: z.url({ protocol: /^https?$/ }) })
const Transaction = z.object({
  TransactionId: z.string(),
  POSTransactionId: z.string().nullish(),
  Total: z.coerce.number(),
  Currency: z.string(),
  TransactionType: z.string(),
  /** For a refund: the refunded transaction. */
  RelatedId: z.string().nullish(),
})
const Payment = z.object({
  PaymentId: Id,
  Status: z.enum(keysOf(STATES)),
  Transactions: z.array(Transaction),
})
const Done = z.object({ PaymentId: Id })

type Found = { status: keyof typeof STATES; main: z.infer<typeof Transaction>; sentBack: number }

/** Barion's payments as payments of the shop; the money is captured when the shopper pays. */
export function createBarionGateway(
  settings: CardSettings,
  warnOfKey: (message: string) => void,
): CardGateway {
  const client = createBarionClient(settings, warnOfKey)
  const read = async (id: string) => toSeen(id, await find(client, id))
  return {
    create: (payment) => start(client, settings.merchant ?? "", payment),
    read,
    // Barion cannot cancel a payment on request: it ends at its time limit.
    cancel: read,
    refund: async (id) => {
      const found = await find(client, id)
      if (found && isPaid(found)) await sendBack(client, id, found, found.main.Total - found.sentBack)
    },
    refundPart: async ({ id, decided_in_all }) => {
      const found = await find(client, id)
      if (!found || !isPaid(found)) throw new ProviderRefusedError(`There is no paid payment ${id}`)
      await sendBack(client, id, found, decided_in_all - found.sentBack)
    },
    readEvent,
  }
}

const isPaid = ({ status }: Found) => STATES[status] === "captured"

/** One line for the whole order, because Barion needs no details about gift cards and discounts. */
async function start(
  client: BarionClient,
  payee: string,
  { attempt_id, amount, currency_code, payer, return_url, callback_url }: NewPayment,
): Promise<SeenPayment> {
  const locale = LANGUAGES[payer.locale].tag
  const started = await client.post(
    "/v2/Payment/Start",
    {
      PaymentType: "Immediate",
      PaymentWindow: PAYABLE,
      GuestCheckOut: true,
      FundingSources: ["All"],
      PaymentRequestId: attempt_id,
      PayerHint: payer.email,
      RedirectUrl: return_url,
      CallbackUrl: callback_url,
      Locale: LOCALES.includes(locale) ? locale : "en-US",
      Currency: currency_code.toUpperCase(),
      ...(/^\+\d{8,15}$/.test(payer.phone) ? { PayerPhoneNumber: payer.phone.slice(1) } : {}),
      BillingAddress: {
        Country: payer.country_code.toUpperCase(),
        City: payer.city,
        Zip: payer.postal_code,
        Street: payer.address,
      },
      Transactions: [
        {
          POSTransactionId: attempt_id,
          Payee: payee,
          Total: amount,
          Items: [
            {
              Name: "Webshop",
              Description: attempt_id,
              Quantity: 1,
              Unit: "db",
              UnitPrice: amount,
              ItemTotal: amount,
            },
          ],
        },
      ],
    },
    Started,
  )
  return {
    id: started.PaymentId,
    state: "unpaid",
    amount,
    currency_code,
    browser_token: started.GatewayUrl,
    last_error: null,
  }
}

async function find(client: BarionClient, id: string): Promise<Found | undefined> {
  try {
    const { Status, Transactions } = await client.get(`/v4/payment/${id}/paymentstate`, Payment)
    const main = Transactions.find((one) => one.POSTransactionId && !one.RelatedId)
    if (!main) return undefined
    // If the card's bank rejects a refund, it is reversed by a storno transaction.
    const totalOf = (type: RegExp) =>
      Transactions.filter((one) => type.test(one.TransactionType)).reduce((sum, { Total }) => sum + Total, 0)
    return { status: Status, main, sentBack: totalOf(/^Refund/) - totalOf(/^StornoUnSuccessfulRefund/) }
  } catch (error) {
    if (error instanceof BarionRefusal && /NotFound|InvalidPaymentId/.test(error.code)) return undefined
    throw error
  }
}

async function sendBack(client: BarionClient, id: string, { main }: Found, amount: number): Promise<void> {
  if (amount <= 0) return
  const { TransactionId, POSTransactionId } = main
  const part = { TransactionId, POSTransactionId, AmountToRefund: amount }
  await client.post("/v2/Payment/Refund", { PaymentId: id, TransactionsToRefund: [part] }, Done)
}

/** A completely refunded payment is treated like an unpaid one. */
function toSeen(id: string, found: Found | undefined): SeenPayment {
  if (!found)
    return { id, state: "canceled", amount: 0, currency_code: "", browser_token: "", last_error: null }
  const { status, main, sentBack } = found
  return {
    id,
    state: isPaid(found) && sentBack >= main.Total ? "canceled" : STATES[status],
    amount: main.Total,
    currency_code: main.Currency.toLowerCase(),
    browser_token: "",
    last_error: null,
  }
}

/**
 * Only names the payment to ask about (https://docs.barion.com/Callback_mechanism); anybody could send it.
 */
function readEvent(body: Buffer): CardEvent {
  const fields = [...new URLSearchParams(body.toString())]
  const id = Id.parse(fields.find(([name]) => name.toLowerCase() === "paymentid")?.[1])
  return { id, type: "callback", payment: { id, attempt_id: null } }
}
