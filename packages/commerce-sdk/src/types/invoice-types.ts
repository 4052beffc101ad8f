/** An issued invoice of an order. */
export interface OrderInvoice {
  id: string
  /** `storno`: cancels the other one; `correction`: changes its amount. */
  kind: "invoice" | "storno" | "correction"
  number: string
  /** ISO 8601. */
  issued_at: string
}

/** The file of a pro-forma: a PDF in base 64. */
export interface ProformaFile {
  /** The file's name. */
  name: string
  content: string
}

/** The file of an invoice: a PDF in base 64. */
export interface InvoiceFile {
  number: string
  content: string
}
