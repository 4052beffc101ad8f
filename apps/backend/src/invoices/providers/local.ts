import { drawSampleInvoice, type InvoiceData } from "@porteka/documents"
import type { InvoiceProvider, IssuedInvoice } from "../invoice-provider.ts"

/** Draws samples, no invoices: for a shop that has not connected a provider yet. */
export class LocalInvoiceProvider implements InvoiceProvider {
  readonly id = "local"
  readonly #takeNumber: () => Promise<number>

  /** @param takeNumber the next number of the samples; one taken in vain is left out */
  constructor(takeNumber: () => Promise<number>) {
    this.#takeNumber = takeNumber
  }

  issue(invoice: InvoiceData): Promise<IssuedInvoice> {
    return this.#draw(invoice, null)
  }

  storno(original: Pick<IssuedInvoice, "number">, cancelling: InvoiceData): Promise<IssuedInvoice> {
    return this.#draw(cancelling, original.number)
  }

  async #draw(invoice: InvoiceData, stornoOf: string | null): Promise<IssuedInvoice> {
    const number = sampleNumber(await this.#takeNumber(), invoice.issued_on)
    return { number, provider_ref: null, pdf: await drawSampleInvoice(invoice, { number, stornoOf }) }
  }
}

const NUMBER_DIGITS = 6

/** `MINTA-2026-000042` */
export function sampleNumber(count: number, issuedOn: string): string {
  return `MINTA-${issuedOn.slice(0, "2026".length)}-${String(count).padStart(NUMBER_DIGITS, "0")}`
}
