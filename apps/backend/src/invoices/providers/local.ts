import { type ChangedInvoice, drawSampleInvoice, type InvoiceData } from "@porteka/documents"
import type { InvoiceProvider, IssuedInvoice } from "../invoice-provider.ts"
import { USUAL_RETRY_DELAYS } from "../retry-after.ts"

/** Draws samples instead of invoices, for a shop that has not connected a provider yet. */
export class LocalInvoiceProvider implements InvoiceProvider {
  readonly id = "local"
  readonly retryDelays = USUAL_RETRY_DELAYS
  readonly #takeNumber: (key: string) => Promise<number>

  /** @param takeNumber returns the number of a request; for a repeated one the same number */
  constructor(takeNumber: (key: string) => Promise<number>) {
    this.#takeNumber = takeNumber
  }

  issue(invoice: InvoiceData, key: string): Promise<IssuedInvoice> {
    return this.#draw(invoice, key, null)
  }

  correct(
    original: Pick<IssuedInvoice, "number">,
    correction: InvoiceData,
    key: string,
  ): Promise<IssuedInvoice> {
    return this.#draw(correction, key, { kind: "correction", number: original.number })
  }

  storno(
    original: Pick<IssuedInvoice, "number">,
    cancelling: InvoiceData,
    key: string,
  ): Promise<IssuedInvoice> {
    return this.#draw(cancelling, key, { kind: "storno", number: original.number })
  }

  async #draw(invoice: InvoiceData, key: string, changes: ChangedInvoice | null): Promise<IssuedInvoice> {
    const number = sampleNumber(await this.#takeNumber(key), invoice.issued_on)
    return { number, provider_ref: null, pdf: await drawSampleInvoice(invoice, { number, changes }) }
  }
}

const NUMBER_DIGITS = 6

/** `MINTA-2026-000042` */
function sampleNumber(count: number, issuedOn: string): string {
  return `MINTA-${issuedOn.slice(0, "2026".length)}-${String(count).padStart(NUMBER_DIGITS, "0")}`
}
