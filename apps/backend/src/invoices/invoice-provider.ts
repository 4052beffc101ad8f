import type { InvoiceData } from "@porteka/documents"

export interface IssuedInvoice {
  /** As it is printed. */
  number: string
  /** What the provider calls it, when that is not its number. */
  provider_ref: string | null
  pdf: Buffer
}

/** Who issues invoices. `key` names the wish: asked again under it, nothing is issued twice. */
export interface InvoiceProvider {
  readonly id: "local" | "szamlazz" | "billingo"
  issue(invoice: InvoiceData, key: string): Promise<IssuedInvoice>
  /** Issues a correcting invoice: what it says is the difference. */
  correct(
    original: Pick<IssuedInvoice, "number" | "provider_ref">,
    correction: InvoiceData,
    key: string,
  ): Promise<IssuedInvoice>
  /** Issues the cancelling invoice of another one. */
  storno(
    original: Pick<IssuedInvoice, "number" | "provider_ref">,
    cancelling: InvoiceData,
    key: string,
  ): Promise<IssuedInvoice>
}

/** The provider refused: the same wish would be refused again, a person has to look. */
export class InvoiceRefusedError extends Error {
  override readonly name = "InvoiceRefusedError"
}
