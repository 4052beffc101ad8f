import { withdrawalStatement } from "@porteka/hungary"
import { DEFAULT_LOCALE, type Locale, shop } from "@porteka/shop"
import * as emails from "../index.ts"
import { sampleItems, sampleLinks, sampleOrder, sampleReference } from "./samples.ts"

/** Of refunded and returned orders, withdrawals, complaints and messages, with the notices to the owner. */
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
    // For the staff: in the default language only.
    ...(locale === DEFAULT_LOCALE && {
      "owner-order": emails.renderOwnerOrder({
        ...common,
        order: sampleOrder(locale),
        watch: ["high_amount", "odd_details"],
        admin_url: "https://admin.porteka.example/app/orders/order_01",
      }),
      "large-transfer": emails.renderLargeTransfer({
        ...common,
        display_id: 1042,
        name: "Kovács Anna",
        phone: "+36 30 123 4567",
        amount: 428_723,
        currency_code: "huf",
        due_on: "2026-11-28",
        admin_url: "https://admin.porteka.example/app/orders/order_01",
      }),
      "owner-orders": emails.renderOwnerOrders({
        ...common,
        orders: [
          { display_id: 1042, name: "Kovács Anna", total: 28_723, currency_code: "huf" },
          { display_id: 1043, name: "Szabó Péter", total: 9980, currency_code: "huf" },
        ],
        admin_url: "https://admin.porteka.example/app/order-desk",
      }),
      "withdrawal-notice": emails.renderWithdrawalNotice({
        ...common,
        reference: "EL-2026-000123",
        received_at: "2026-11-20T13:07:00Z",
        name: "Kovács Anna",
        order_reference: "1042",
        email: "kovacs.anna@posta.example",
        statement: "Elállok a szerződéstől.",
        order_match: "number_and_email",
        deadline_status: "within",
        is_company: false,
        has_exempt_goods: false,
        refund_by: "2026-12-04",
        admin_url: "https://admin.porteka.example/app/withdrawals",
      }),
      "complaint-notice": emails.renderComplaintNotice({
        ...common,
        ...sampleComplaint,
        answer_by: "2026-12-20",
        is_order_known: true,
        admin_url: "https://admin.porteka.example/app/complaints",
      }),
      "complaint-notices": emails.renderComplaintNotices({
        ...common,
        cases: [{ reference: "PA-2026-000124", name: "Szabó Péter", answer_by: "2026-12-20" }],
        admin_url: "https://admin.porteka.example/app/complaints",
      }),
      "contact-notice": emails.renderContactNotice({
        ...common,
        ...sampleMessage,
        language: "en",
        order_url: "https://admin.porteka.example/app/orders/order_01",
      }),
      "contact-notices": emails.renderContactNotices({
        ...common,
        messages: [sampleMessage, { ...sampleMessage, reference: "UZ-2026-000124", order_reference: "" }],
      }),
      "withdrawal-notices": emails.renderWithdrawalNotices({
        ...common,
        cases: [
          {
            reference: "EL-2026-000124",
            name: "Szabó Péter",
            order_reference: "1043",
            refund_by: "2026-12-04",
          },
        ],
        admin_url: "https://admin.porteka.example/app/withdrawals",
      }),
    }),
  }
}

const sampleComplaint = {
  reference: "PA-2026-000123",
  received_at: "2026-11-20T13:07:00Z",
  name: "Kovács Anna",
  email: "kovacs.anna@posta.example",
  order_reference: "1042",
  description: "A bögre füle repedten érkezett.\nA doboz ép volt.",
  request: "Cserét kérek.",
  photos: 2,
}

const sampleMessage = {
  reference: "UZ-2026-000123",
  received_at: "2026-11-20T13:07:00Z",
  name: "Anna Kovács",
  email: "kovacs.anna@posta.example",
  order_reference: "1042",
  message: "Can you deliver on Saturday?\nI am at home from noon.",
}
