/**
 * The state of an acknowledgement of receipt: sent, queued, or not sent, because the address has had several today and
 * anyone can enter it.
 */
export type ReceiptDelivery = "sent" | "coming" | "withheld"

/** The answer to a consumer's form: a declaration of withdrawal, a complaint or a message. */
export interface CaseReceipt {
  /** `EL-2026-000123`, `PA-2026-000123`, `UZ-2026-000123` */
  reference: string
  /** ISO 8601. */
  received_at: string
  receipt: ReceiptDelivery
}
