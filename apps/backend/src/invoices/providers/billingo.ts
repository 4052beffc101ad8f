import { z } from "@medusajs/framework/zod"
import { type InvoiceData, taxationOf } from "@porteka/documents"
import { isAbroad } from "@porteka/hungary"
import { parseJson } from "@porteka/shop/parse-json"
import { type InvoiceProvider, InvoiceRefusedError, type IssuedInvoice } from "../invoice-provider.ts"
import { USUAL_RETRY_DELAYS } from "../retry-after.ts"
import { giftCardComment } from "./gift-card-comment.ts"

const BILLINGO_URL = "https://api.billingo.hu/v3"
const TIMEOUT_MS = 30_000
const NOT_FOUND = 404
const REFUSED = [400, 401, 402, 403, 422]

const PAYMENT_METHODS: Record<InvoiceData["payment_method"], string> = {
  card: "bankcard",
  bank_transfer: "wire_transfer",
  cash_on_delivery: "cash_on_delivery",
  gift_card: "utalvany",
}

const partnerSchema = z.object({ id: z.number() })
const documentSchema = z.object({
  id: z.number(),
  invoice_number: z.string(),
  type: z.string().nullish(),
  cancelled: z.boolean().nullish(),
  comment: z.string().nullish(),
  related_documents: z.array(z.object({ id: z.number() })).default([]),
})
type BillingoDocument = z.infer<typeof documentSchema>

interface BillingoSettings {
  apiKey: string
  /** The invoice pad (számlatömb). */
  blockId: number
  url?: string
}

/** Billingo by its API v3. */
export class BillingoProvider implements InvoiceProvider {
  readonly id = "billingo"
  readonly retryDelays = USUAL_RETRY_DELAYS
  readonly #settings: Required<BillingoSettings>

  constructor(settings: BillingoSettings) {
    this.#settings = { url: BILLINGO_URL, ...settings }
  }

  /** Checks first whether it exists: the answer may have been lost after the invoice was issued. */
  async issue(invoice: InvoiceData, key: string): Promise<IssuedInvoice> {
    const found = await this.#ask(`/documents/vendor/${encodeURIComponent(key)}`, { mayBeMissing: true })
    if (found) return await this.#withPdf(documentSchema.parse(found))
    const partner = partnerSchema.parse(await this.#ask("/partners", { body: toPartner(invoice) }))
    const body = toDocument(invoice, { key, partnerId: partner.id, blockId: this.#settings.blockId })
    return await this.#withPdf(documentSchema.parse(await this.#ask("/documents", { body })))
  }

  /**
   * Billingo accepts no key for a modification. So the key is its comment, and before another is created, the
   * existing ones of the original are checked: an answer may have been lost.
   */
  async correct(
    { provider_ref: id }: Pick<IssuedInvoice, "provider_ref">,
    correction: InvoiceData,
    key: string,
  ): Promise<IssuedInvoice> {
    if (!id) throw new InvoiceRefusedError("The invoice to correct has no id of Billingo")
    const existing = await this.#findRelated(await this.#read(id), ({ comment }) => comment === key)
    if (existing) return await this.#withPdf(existing)
    const body = {
      due_date: correction.due_on,
      comment: key,
      payment_method: PAYMENT_METHODS[correction.payment_method],
      without_financial_fulfillment: false,
      items: toItems(correction),
    }
    const path = `/documents/${id}/create-modification-document`
    return await this.#withPdf(documentSchema.parse(await this.#ask(path, { body })))
  }

  /**
   * Billingo accepts no key for a cancellation, either, but cancels a document only once. So before it is asked to,
   * the related documents of the original are searched for its cancellation.
   */
  async storno({ provider_ref: id }: Pick<IssuedInvoice, "provider_ref">): Promise<IssuedInvoice> {
    if (!id) throw new InvoiceRefusedError("The invoice to cancel has no id of Billingo")
    const original = await this.#read(id)
    const existing = await this.#findRelated(original, ({ type }) => type === "cancellation")
    if (existing) return await this.#withPdf(existing)
    if (original.cancelled) {
      const { invoice_number: number } = original
      throw new InvoiceRefusedError(
        `${number} is canceled at Billingo, which does not name the canceling invoice`,
      )
    }
    return await this.#withPdf(documentSchema.parse(await this.#ask(`/documents/${id}/cancel`, { body: {} })))
  }

  async #read(id: string | number): Promise<BillingoDocument> {
    return documentSchema.parse(await this.#ask(`/documents/${id}`, {}))
  }

  async #findRelated(
    { related_documents: related }: BillingoDocument,
    isWanted: (document: BillingoDocument) => boolean,
  ): Promise<BillingoDocument | undefined> {
    for (const { id } of related) {
      const found = await this.#read(id)
      if (isWanted(found)) return found
    }
  }

  async #withPdf({ id, invoice_number: number }: BillingoDocument): Promise<IssuedInvoice> {
    const response = await this.#fetch(`/documents/${id}/download`)
    if (!response.ok) throw new Error(`Billingo gave no PDF of ${number}: ${response.status}`)
    return { number, provider_ref: String(id), pdf: Buffer.from(await response.arrayBuffer()) }
  }

  async #ask(path: string, { body, mayBeMissing = false }: { body?: unknown; mayBeMissing?: boolean }) {
    const { ok, status, text, json } = await this.#fetchJson(path, body)
    if (json !== undefined) {
      if (ok) return json
      if (mayBeMissing && status === NOT_FOUND) return null
    }
    const reason = `Billingo answered ${status} to ${path}: ${text.slice(0, 300)}`
    throw json !== undefined && REFUSED.includes(status) ? new InvoiceRefusedError(reason) : new Error(reason)
  }

  /** `json` is undefined if something else has answered, such as a proxy with its own page. */
  async #fetchJson(path: string, body: unknown) {
    const response = await this.#fetch(path, body)
    const text = await response.text()
    return { ok: response.ok, status: response.status, text, json: parseJson(text) }
  }

  #fetch(path: string, body?: unknown): Promise<Response> {
    return fetch(this.#settings.url + path, {
      method: body === undefined ? "GET" : "POST",
      headers: { "X-API-KEY": this.#settings.apiKey, "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  }
}

function toPartner({ buyer: { name, tax_number: taxNumber, email, address } }: InvoiceData) {
  return {
    name,
    address: {
      country_code: (address.country_code ?? "hu").toUpperCase(),
      post_code: address.postal_code ?? "",
      city: address.city ?? "",
      address: [address.address_1, address.address_2].filter(Boolean).join(", "),
    },
    emails: [email],
    taxcode: taxNumber ?? "",
    tax_type: !taxNumber ? "NO_TAX_NUMBER" : isAbroad(address.country_code) ? "FOREIGN" : "HAS_TAX_NUMBER",
  }
}

function toDocument(
  invoice: InvoiceData,
  { key, partnerId, blockId }: { key: string; partnerId: number; blockId: number },
) {
  return {
    vendor_id: key,
    partner_id: partnerId,
    block_id: blockId,
    type: "invoice",
    fulfillment_date: invoice.fulfilled_on,
    due_date: invoice.due_on,
    payment_method: PAYMENT_METHODS[invoice.payment_method],
    language: invoice.language,
    currency: invoice.currency.toUpperCase(),
    conversion_rate: 1,
    electronic: false,
    paid: invoice.is_paid,
    ...(invoice.gift_card_paid ? { comment: giftCardComment(invoice) } : {}),
    items: toItems(invoice),
    settings: {
      order_number: invoice.order_number,
      round: invoice.payment_method === "cash_on_delivery" ? "five" : "one",
    },
  }
}

function toItems({ lines, seller }: InvoiceData) {
  return lines.map((line) => ({
    name: line.name,
    unit_price: line.gross / line.quantity,
    unit_price_type: "gross",
    quantity: line.quantity,
    unit: line.unit,
    ...TAXATION[taxationOf(line, seller)](line.vat_percent),
  }))
}

/** Billingo's names, with the reason why there is no VAT. */
const TAXATION = {
  rate: (percent: number) => ({ vat: `${percent}%` }),
  outside: () => ({ vat: "ÁKK", entitlement: "ATK" }),
  exempt: () => ({ vat: "AAM", entitlement: "AAM" }),
}
