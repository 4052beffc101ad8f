import type { InvoiceData } from "@porteka/documents"

export interface IssuedInvoice {
  /** The number printed on it. */
  number: string
  /** The provider's id, if it differs from the number. */
  provider_ref: string | null
  pdf: Buffer
}

/**
 * An invoice provider. `key` identifies the request: with the same key, nothing is issued twice. An answer may
 * have been lost, so each method first asks the provider whether the document exists. After any error other
 * than `InvoiceRefusedError` it is not known whether the document exists, and the request is repeated later.
 */
export interface InvoiceProvider {
  readonly id: "local" | "szamlazz" | "billingo"
  /** Minutes to wait after each failed attempt; after the attempt that follows the last one, a person has to check it. */
  readonly retryDelays: readonly number[]
  issue(invoice: InvoiceData, key: string): Promise<IssuedInvoice>
  /** Issues a correcting invoice, which contains the difference. */
  correct(
    original: Pick<IssuedInvoice, "number" | "provider_ref">,
    correction: InvoiceData,
    key: string,
  ): Promise<IssuedInvoice>
  /** Issues the canceling invoice of another one, which exists once. */
  storno(
    original: Pick<IssuedInvoice, "number" | "provider_ref">,
    cancelling: InvoiceData,
    key: string,
  ): Promise<IssuedInvoice>
}

/** The provider answered and refused: it would refuse the same request again, so a person has to check it. */
export class InvoiceRefusedError extends Error {
  override readonly name = "InvoiceRefusedError"
}
