import { withdrawalStatement } from "@porteka/hungary"
import { type Locale, shop } from "@porteka/shop"
import * as emails from "../index.ts"
import { sampleComplaint, sampleItems, sampleLinks, sampleReference } from "./samples.ts"

/** Of refunded and returned orders, withdrawals, complaints and messages. */
export function returnEmails(locale: Locale) {
  const common = { locale, links: sampleLinks(locale), shop }
  const order = sampleReference(locale)
  return {
    "order-link": emails.renderOrderLink({ ...common, order, days: 7 }),
    "order-transfer": emails.renderOrderTransfer({ ...common, order }),
    "order-refunded": emails.renderOrderRefunded({
      ...common,
      order,
      amount: 9980,
      payment_method: "bank_transfer",
      case_reference: "EL-2026-000123",
      gift_card_returned: 0,
    }),
    "return-requested": emails.renderReturnRequested({
      ...common,
      order,
      items: sampleItems(locale),
      is_cash: true,
      is_claim: true,
    }),
    "return-received": emails.renderReturnReceived({
      ...common,
      order,
      items: sampleItems(locale),
      case_reference: "EL-2026-000123",
      refund_by: "2026-12-04",
      refund: { amount: 9980, delivery: "cheapest" },
      is_refunded: false,
      gift_card_returned: 2500,
    }),
    "return-received-refunded": emails.renderReturnReceived({
      ...common,
      order,
      items: sampleItems(locale),
      case_reference: "EL-2026-000123",
      refund_by: "2026-12-04",
      refund: null,
      is_refunded: true,
      gift_card_returned: 0,
    }),
    "withdrawal-receipt": emails.renderWithdrawalReceipt({
      ...common,
      reference: "EL-2026-000123",
      received_at: "2026-11-20T13:07:00Z",
      name: "Kovács Anna",
      order_reference: "1042",
      email: "kovacs.anna@posta.example",
      items: sampleItems(locale),
      statement: withdrawalStatement(locale),
    }),
    "withdrawal-accepted": emails.renderWithdrawalAnswer({
      ...common,
      reference: "EL-2026-000123",
      received_at: "2026-11-20T13:07:00Z",
      name: "Kovács Anna",
      order_reference: "1042",
      statement: withdrawalStatement(locale),
      refusal: null,
      payment_method: "cash_on_delivery",
    }),
    "withdrawal-refused": emails.renderWithdrawalAnswer({
      ...common,
      reference: "EL-2026-000124",
      received_at: "2026-11-20T13:07:00Z",
      name: "Kovács Anna",
      order_reference: "1043",
      statement: withdrawalStatement(locale),
      refusal: "A termék egyedi kérésre készült (29. § (1) c)).",
      payment_method: null,
    }),
    "complaint-receipt": emails.renderComplaintReceipt({
      ...common,
      ...sampleComplaint,
      answer_by: "2026-12-20",
      is_order_known: true,
    }),
    "complaint-receipt-unknown": emails.renderComplaintReceipt({
      ...common,
      ...sampleComplaint,
      answer_by: "2026-12-20",
      is_order_known: false,
    }),
    "complaint-answered": emails.renderComplaintAnswer({
      ...common,
      ...sampleComplaint,
      is_rejected: false,
      answer: "Elnézését kérjük.\nA bögrét kicseréljük, az újat holnap adjuk fel.",
    }),
    "complaint-rejected": emails.renderComplaintAnswer({
      ...common,
      ...sampleComplaint,
      is_rejected: true,
      answer: "A fényképek alapján a bögre az átvétel után sérült meg.",
    }),
    "contact-receipt": emails.renderContactReceipt({ ...common, reference: "UZ-2026-000123" }),
  }
}
