import { DEFAULT_LOCALE, findStaffLocale, type Locale, type StaffLocale, shop } from "@porteka/shop"
import * as emails from "../index.ts"
import { sampleComplaint, sampleLinks, sampleOrder } from "./samples.ts"

/** To the staff: access to the admin in each of its languages, notices in the shop's default language only. */
export function staffEmails(locale: Locale) {
  const language = findStaffLocale(locale)
  return { ...(language && accessEmails(language)), ...(locale === DEFAULT_LOCALE && notices(locale)) }
}

function accessEmails(locale: StaffLocale) {
  const common = { locale, links: sampleLinks(locale), shop }
  return {
    "staff-invite": emails.renderStaffAccess({
      ...common,
      purpose: "invite",
      access_url: "https://admin.porteka.example/app/invite?token=sample",
    }),
    "staff-password-reset": emails.renderStaffAccess({
      ...common,
      purpose: "password_reset",
      access_url: "https://admin.porteka.example/app/reset-password?token=sample",
    }),
  }
}

function notices(locale: Locale) {
  const common = { locale, links: sampleLinks(locale), shop }
  return {
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
  }
}

const sampleMessage = {
  reference: "UZ-2026-000123",
  received_at: "2026-11-20T13:07:00Z",
  name: "Anna Kovács",
  email: "kovacs.anna@posta.example",
  order_reference: "1042",
  message: "Can you deliver on Saturday?\nI am at home from noon.",
}
