import { isAbroad } from "@porteka/hungary"
import {
  address,
  answer,
  count,
  DASH,
  day,
  ifSo,
  inside,
  items,
  language,
  moment,
  money,
  orderNumber,
  person,
  phone,
  type Read,
  type Reader,
  type Row,
  text,
  word,
} from "./field-readers.ts"
import type { PersonalDataWords } from "./hungarian-words.ts"

export type PersonalDataPart = keyof PersonalDataWords["part"]
type Label = keyof PersonalDataWords["label"]

/** Defines how the records of a section are shown: their heading, and their lines in order. */
interface PartReading {
  title?: (row: Row, reader: Reader) => string
  lines: readonly (readonly [Label, Read])[]
}

/**
 * The readable fields of each kind of data. Ids, derived totals and technical values are only in the file.
 */
export const PERSONAL_DATA_PARTS: Record<PersonalDataPart, PartReading> = {
  customer: {
    lines: [
      ["name", person],
      ["email", text("email")],
      ["phone", phone("phone")],
      ["company", text("company_name")],
      ["registeredAt", withAccount(true, moment("created_at"))],
      ["createdAt", withAccount(false, moment("created_at"))],
      ["changedAt", moment("updated_at")],
    ],
  },
  addresses: {
    lines: [
      ["address", address()],
      ["county", homeCounty],
      ["defaultShipping", ifSo("is_default_shipping")],
      ["defaultBilling", ifSo("is_default_billing")],
      ["addedAt", moment("created_at")],
      ["changedAt", moment("updated_at")],
    ],
  },
  orders: {
    title: (row, { words }) => words.title.order(String(row.display_id)),
    lines: [
      ["orderedAt", moment("created_at")],
      ["status", word("order", "status")],
      ["items", items],
      ["delivery", deliveries],
      ["pickupPoint", pickupPoints],
      ["discount", money("discount_total", { zero: false })],
      ["total", money("total")],
      ["vat", money("tax_total")],
      ["payment", inside("metadata", word("payment", "payment_method"))],
      ["email", text("email")],
      ["shippingAddress", address("shipping_address")],
      ["billingAddress", address("billing_address")],
      ["notes", inside("metadata", text("notes"))],
      ["newsletter", inside("metadata", answer("newsletter"))],
      ["terms", inside("metadata", inside("terms", acceptedTerms))],
      ["language", language("locale")],
      ["changedAt", moment("updated_at")],
    ],
  },
  carts: {
    lines: [
      ["items", items],
      ["email", text("email")],
      ["shippingAddress", address("shipping_address")],
      ["billingAddress", address("billing_address")],
      ["payment", inside("metadata", word("payment", "payment_method"))],
      ["notes", inside("metadata", text("notes"))],
      ["newsletter", inside("metadata", answer("newsletter"))],
      ["createdAt", moment("created_at")],
      ["changedAt", moment("updated_at")],
    ],
  },
  invoices: {
    title: (row, reader) =>
      [...word("invoiceKind", "kind")(row, reader), ...text("number")(row, reader)].join(" "),
    lines: [
      ["order", orderNumber()],
      ["status", word("invoice", "state")],
      ["issuedTo", inside("data", inside("buyer", buyer))],
      ["taxNumber", inside("data", inside("buyer", text("tax_number")))],
      ["email", inside("data", inside("buyer", text("email")))],
      ["total", inside("data", invoicedTotal)],
      ["payment", inside("data", word("payment", "payment_method"))],
      ["issuedAt", moment("issued_at")],
      ["createdAt", moment("created_at")],
    ],
  },
  transfers: {
    title: (row, reader) => money("amount")(row, reader).join(),
    lines: [
      ["order", orderNumber()],
      ["name", text("payer")],
      ["account", text("account")],
      ["remark", text("text")],
      ["receivedAt", day("booked_on")],
    ],
  },
  withdrawals: {
    title: (row, reader) => text("reference")(row, reader).join(),
    lines: [
      ["receivedAt", moment("received_at")],
      ["status", word("withdrawal", "status")],
      ["name", text("name")],
      ["email", text("email")],
      ["orderReference", text("order_reference")],
      ["order", orderNumber()],
      ["statement", text("statement")],
      ["deadline", word("deadline", "deadline_status")],
      ["asCompany", ifSo("is_company")],
      ["exempt", ifSo("has_exempt_goods")],
      ["receiptSentAt", moment("receipt_sent_at")],
      ["language", language("locale")],
      ["changedAt", moment("updated_at")],
    ],
  },
  complaints: {
    title: (row, reader) => text("reference")(row, reader).join(),
    lines: [
      ["receivedAt", moment("received_at")],
      ["status", word("complaint", "status")],
      ["name", text("name")],
      ["email", text("email")],
      ["orderReference", text("order_reference")],
      ["order", orderNumber()],
      ["complaint", text("description")],
      ["photos", text("photos")],
      ["request", text("request")],
      ["answer", text("answer")],
      ["answeredAt", moment("answered_at")],
      ["receiptSentAt", moment("receipt_sent_at")],
      ["language", language("locale")],
      ["changedAt", moment("updated_at")],
    ],
  },
  messages: {
    title: (row, reader) => text("reference")(row, reader).join(),
    lines: [
      ["receivedAt", moment("received_at")],
      ["name", text("name")],
      ["email", text("email")],
      ["orderReference", text("order_reference")],
      ["message", text("message")],
      ["language", language("locale")],
    ],
  },
  notes: {
    lines: [
      ["createdAt", moment("created_at")],
      ["order", orderNumber()],
      ["notes", text("value")],
    ],
  },
  consents: {
    title: (_, { words }) => words.title.consent,
    lines: [
      ["email", text("email")],
      ["status", word("consent", "state")],
      ["askedAt", moment("asked_at")],
      ["order", orderNumber()],
      ["confirmBy", whileWaiting],
      ["confirmedAt", moment("confirmed_at")],
      ["unsubscribedAt", moment("unsubscribed_at")],
      ["reminders", answer("covers_reminders")],
      ["language", language("locale")],
    ],
  },
  mails: {
    title: (row, reader) => word("mail", "kind")(row, reader).join(),
    lines: [
      ["recipient", text("recipient")],
      ["status", word("mailState", "state")],
      ["createdAt", moment("created_at")],
      ["sentAt", moment("sent_at")],
      ["language", language("locale")],
    ],
  },
  gift_cards: {
    title: (row, reader) => money("value")(row, reader).join(),
    lines: [
      ["from", text("buyer_name")],
      ["recipient", text("recipient_name")],
      ["email", text("recipient_email")],
      ["message", text("message")],
      ["sentAt", moment("sent_at")],
      ["validUntil", day("valid_until")],
      ["language", language("locale")],
    ],
  },
  notices: {
    title: productTitle,
    lines: [
      ["variant", text("variant_title")],
      ["email", text("email")],
      ["status", word("notice", "state")],
      ["requestedAt", moment("asked_at")],
      ["confirmBy", whileWaiting],
      ["confirmedAt", moment("confirmed_at")],
      ["notifiedAt", moment("notified_at")],
      ["language", language("locale")],
    ],
  },
  reviews: {
    title: productTitle,
    lines: [
      ["stars", (row, { words }) => [words.starsOf(String(row.stars))]],
      ["text", text("text")],
      ["author", text("author")],
      ["photos", count("photos")],
      ["order", orderNumber()],
      ["status", word("review", "state")],
      ["reason", text("reason")],
      ["answer", text("answer")],
      ["createdAt", moment("created_at")],
      ["decidedAt", moment("decided_at")],
      ["language", language("locale")],
    ],
  },
  wishlist: {
    title: productTitle,
    lines: [
      ["variant", text("variant_title")],
      ["addedAt", moment("added_at")],
    ],
  },
  sessions: {
    title: (row, { words }) => (typeof row.device === "string" && row.device) || words.title.device,
    lines: [
      ["place", text("place")],
      ["begunAt", moment("created_at")],
      ["lastSeenAt", moment("last_seen_at")],
      ["endedAt", moment("ended_at")],
    ],
  },
  passkeys: {
    title: (row, { words }) => (typeof row.name === "string" && row.name) || words.title.passkey,
    lines: [
      ["synced", answer("is_synced")],
      ["addedAt", moment("created_at")],
      ["lastUsedAt", moment("last_used_at")],
    ],
  },
}

/** The record of a guest comes from the first order. */
function withAccount(has: boolean, read: Read): Read {
  return (row, reader) => ((row.has_account !== false) === has ? read(row, reader) : [])
}

/** Abroad it is a line of the address. */
function homeCounty(row: Row, reader: Reader): string[] {
  return typeof row.country_code === "string" && isAbroad(row.country_code)
    ? []
    : text("province")(row, reader)
}

function productTitle(row: Row, { words }: Reader): string {
  return typeof row.title === "string" ? row.title : words.title.product
}

/** The name of each delivery method, and of related fees, with its price. */
function deliveries(row: Row, reader: Reader): string[] {
  return methodsOf(row).map((method) =>
    [
      deliveryName(method, reader),
      ...money("amount")({ ...method, currency_code: row.currency_code }, reader),
    ].join(DASH),
  )
}

function deliveryName(method: Row, reader: Reader): string {
  const [name = ""] = text("name")(method, reader)
  const [code = null] = inside("data", text("code"))(method, reader)
  const [carrier = null] = inside("data", text("pickup_point_provider"))(method, reader)
  return reader.deliveryName({ name, code, carrier })
}

function pickupPoints(row: Row, reader: Reader): string[] {
  const place = (field: string) => inside("data", text(`pickup_point_${field}`))
  return methodsOf(row).flatMap((method) => {
    const [name, code, city, street] = ["name", "postal_code", "city", "address"].map(
      (field) => place(field)(method, reader)[0] ?? "",
    )
    return name ? [name, [`${code} ${city}`.trim(), street].filter(Boolean).join(", ")] : []
  })
}

function methodsOf({ shipping_methods: methods }: Row): Row[] {
  return Array.isArray(methods) ? methods : []
}

function acceptedTerms(row: Row, reader: Reader): string[] {
  return moment("accepted_at")(row, reader).map((date) =>
    reader.words.termsLine(typeof row.version === "string" ? row.version : null, date),
  )
}

/** An invoice names its buyer once, although the address contains the name, too. */
function buyer(row: Row, reader: Reader): string[] {
  return [...new Set([...text("name")(row, reader), ...inside("address", address())(row, reader)])]
}

function invoicedTotal(row: Row, reader: Reader): string[] {
  return inside("totals", (totals) => money("gross")({ ...totals, currency_code: row.currency }, reader))(
    row,
    reader,
  )
}

/** Until when something can be confirmed; empty after that time, or once it is confirmed. */
function whileWaiting(row: Row, reader: Reader): string[] {
  return row.state === "asked" ? moment("expires_at")(row, reader) : []
}
