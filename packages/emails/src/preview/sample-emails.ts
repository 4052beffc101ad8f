import { formatDate, formatDateTime, withdrawalStatement } from "@porteka/hungary"
import { DEFAULT_LOCALE, type Locale, NEWSLETTER_PAGES, shop } from "@porteka/shop"
import * as emails from "../index.ts"
import {
  sampleGoods,
  sampleLinks,
  sampleOrder,
  samplePickupPoint,
  sampleRecipient,
  sampleReference,
  sampleTransferOrder,
} from "./samples.ts"

/** Every template, rendered with sample data; by file name. */
export async function sampleEmails(locale: Locale): Promise<Record<string, emails.RenderedEmail>> {
  return { ...(await orderEmails(locale)), ...(await returnEmails(locale)), ...(await accountEmails(locale)) }
}

async function orderEmails(locale: Locale) {
  const common = { locale, links: sampleLinks(locale), shop }
  const order = sampleReference(locale)
  const placed = { ...common, order_url: order.url, terms_version: "1", terms_url: common.links.terms }
  return {
    "order-placed": await emails.renderOrderPlaced({ ...placed, order: sampleOrder(locale) }),
    "order-placed-transfer": await emails.renderOrderPlaced({
      ...placed,
      order: sampleTransferOrder(locale),
    }),
    "order-placed-agreed": await emails.renderOrderPlaced({
      ...placed,
      order: { ...sampleTransferOrder(locale), payment_method: null },
    }),
    "order-paid": await emails.renderOrderPaid({
      ...common,
      order,
      amount: 31370,
      invoice_url: `${order.url}/invoice`,
    }),
    "transfer-reminder": await emails.renderTransferReminder({
      ...common,
      ...{ order, amount: 31370, due_on: "2026-11-30" },
    }),
    "order-shipped": await emails.renderOrderShipped({
      ...common,
      order,
      goods: sampleGoods(locale),
      carrier: "GLS",
      tracking_number: "00123456789",
      tracking_url: "https://gls-group.example/HU/hu/csomagkovetes?match=00123456789",
      expected: { from: "2026-11-24", to: "2026-11-26" },
      pickup_point: samplePickupPoint,
      cash_due: 28723,
    }),
    "order-ready": await emails.renderOrderReady({
      ...common,
      order,
      point: { ...samplePickupPoint, hours: "0–24" },
      until: "2026-11-30",
    }),
    "order-delivered": await emails.renderOrderDelivered({
      ...common,
      order,
      goods: sampleGoods(locale),
      isCollected: false,
      delivered_on: "2026-11-26",
      withdraw_by: "2026-12-10",
    }),
    "review-request": await emails.renderReviewRequest({
      ...common,
      order,
      goods: sampleGoods(locale).map(({ title }) => title),
      review_url: `${order.url}&to=reviews`,
      refuse_url: `${order.url}&to=reviews#no-requests`,
    }),
    "order-changed": await emails.renderOrderChanged({
      ...common,
      reference: order,
      order: sampleTransferOrder(locale),
      change: "edit",
      paid: 12_470,
      due: 18_900,
      owed: 0,
      coming_back: 0,
      gift_card_returned: 2500,
    }),
    "order-changed-cash": await emails.renderOrderChanged({
      ...common,
      reference: order,
      order: sampleOrder(locale),
      change: "exchange",
      ...{ paid: 0, due: 28_723, owed: 0, coming_back: 0, gift_card_returned: 0 },
    }),
    "order-cancelled": await emails.renderOrderCancelled({
      ...common,
      order,
      reason: "out_of_stock",
      refund: { amount: 31370, payment_method: "card" },
      gift_card_returned: 5000,
    }),
    "payment-returned": await emails.renderPaymentReturned({
      ...common,
      recipient: order.recipient,
      amount: 31370,
      currency_code: "huf",
      reason: "sold_out",
      cart_url: `${common.links.home}/cart`,
    }),
  }
}

async function returnEmails(locale: Locale) {
  const common = { locale, links: sampleLinks(locale), shop }
  const order = sampleReference(locale)
  return {
    "order-link": await emails.renderOrderLink({ ...common, order, days: 7 }),
    "order-transfer": await emails.renderOrderTransfer({ ...common, order }),
    "order-refunded": await emails.renderOrderRefunded({
      ...common,
      order,
      amount: 9980,
      payment_method: "bank_transfer",
      case_reference: "EL-2026-000123",
      gift_card_returned: 0,
    }),
    "return-requested": await emails.renderReturnRequested({
      ...common,
      order,
      goods: sampleGoods(locale),
      is_cash: true,
    }),
    "return-received": await emails.renderReturnReceived({
      ...common,
      order,
      goods: sampleGoods(locale),
      case_reference: "EL-2026-000123",
      refund_by: "2026-12-04",
      gift_card_returned: 2500,
    }),
    "withdrawal-receipt": await emails.renderWithdrawalReceipt({
      ...common,
      reference: "EL-2026-000123",
      received_at: "2026-11-20T13:07:00Z",
      name: "Kovács Anna",
      order_reference: "1042",
      email: "kovacs.anna@posta.example",
      goods: sampleGoods(locale),
      statement: withdrawalStatement(locale),
    }),
    "withdrawal-accepted": await emails.renderWithdrawalAnswer({
      ...common,
      ...{ reference: "EL-2026-000123", received_at: "2026-11-20T13:07:00Z", order_reference: "1042" },
      ...{ refusal: null, payment_method: "cash_on_delivery" },
    }),
    "withdrawal-refused": await emails.renderWithdrawalAnswer({
      ...common,
      ...{ reference: "EL-2026-000124", received_at: "2026-11-20T13:07:00Z", order_reference: "1043" },
      ...{ refusal: "A termék egyedi kérésre készült (29. § (1) c)).", payment_method: null },
    }),
    "complaint-receipt": await emails.renderComplaintReceipt({
      ...{ ...common, ...sampleComplaint, answer_by: "2026-12-20" },
    }),
    "complaint-answered": await emails.renderComplaintAnswer({
      ...{ ...common, ...sampleComplaint, is_rejected: false },
      answer: "Elnézését kérjük.\nA bögrét kicseréljük, az újat holnap adjuk fel.",
    }),
    "complaint-rejected": await emails.renderComplaintAnswer({
      ...{ ...common, ...sampleComplaint, is_rejected: true },
      answer: "A fényképek alapján a bögre az átvétel után sérült meg.",
    }),
    // For the staff: in the default language only.
    ...(locale === DEFAULT_LOCALE && {
      "owner-order": await emails.renderOwnerOrder({
        ...common,
        order: sampleOrder(locale),
        watch: ["high_amount", "odd_details"],
        admin_url: "https://admin.porteka.example/app/orders/order_01",
      }),
      "large-transfer": await emails.renderLargeTransfer({
        ...common,
        ...{ display_id: 1042, name: "Kovács Anna", phone: "+36 30 123 4567" },
        ...{ amount: 428_723, currency_code: "huf", due_on: "2026-11-28" },
        admin_url: "https://admin.porteka.example/app/orders/order_01",
      }),
      "owner-orders": await emails.renderOwnerOrders({
        ...common,
        orders: [
          { display_id: 1042, name: "Kovács Anna", total: 28_723, currency_code: "huf" },
          { display_id: 1043, name: "Szabó Péter", total: 9980, currency_code: "huf" },
        ],
        admin_url: "https://admin.porteka.example/app/order-desk",
      }),
      "withdrawal-notice": await emails.renderWithdrawalNotice({
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
      "complaint-notice": await emails.renderComplaintNotice({
        ...{ ...common, ...sampleComplaint, answer_by: "2026-12-20", is_order_known: true },
        admin_url: "https://admin.porteka.example/app/complaints",
      }),
      "complaint-notices": await emails.renderComplaintNotices({
        ...common,
        cases: [{ reference: "PA-2026-000124", name: "Szabó Péter", answer_by: "2026-12-20" }],
        admin_url: "https://admin.porteka.example/app/complaints",
      }),
      "withdrawal-notices": await emails.renderWithdrawalNotices({
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
  ...{ reference: "PA-2026-000123", received_at: "2026-11-20T13:07:00Z", name: "Kovács Anna" },
  ...{ email: "kovacs.anna@posta.example", order_reference: "1042" },
  description: "A bögre füle repedten érkezett.\nA doboz ép volt.",
  request: "Cserét kérek.",
}

async function accountEmails(locale: Locale) {
  const links = sampleLinks(locale)
  const common = { locale, links, shop, recipient: sampleRecipient }
  return {
    "verification-code": await emails.renderVerificationCode({
      ...common,
      purpose: "sign_up",
      code: "482915",
    }),
    "email-change-code": await emails.renderVerificationCode({
      ...common,
      purpose: "email_change",
      code: "482915",
    }),
    "deletion-code": await emails.renderVerificationCode({ ...common, purpose: "deletion", code: "482915" }),
    ...(await accountNotices(common)),
    "staff-invite": await emails.renderStaffAccess({
      locale,
      links,
      shop,
      purpose: "invite",
      access_url: "https://admin.porteka.example/app/invite?token=sample",
    }),
    "staff-password-reset": await emails.renderStaffAccess({
      locale,
      links,
      shop,
      purpose: "password_reset",
      access_url: "https://admin.porteka.example/app/reset-password?token=sample",
    }),
    "password-reset": await emails.renderPasswordReset({
      ...common,
      code: "482915",
      reset_url: `${links.home}/reset-password`,
    }),
    "account-exists": await emails.renderAccountExists({
      ...common,
      login_url: `${links.home}/login`,
      reset_url: `${links.home}/forgot-password`,
    }),
    "back-in-stock": await emails.renderBackInStock({
      locale,
      links,
      shop,
      product: {
        title: sampleOrder(locale).items[0]?.title ?? "",
        variant_title: "3 dl",
        price: 4990,
        currency_code: "huf",
        url: `${links.home}/product/kezzel-festett-kek-bogre`,
        picture_url: null,
      },
    }),
    "restock-confirmation": await emails.renderRestockConfirmation({
      locale,
      links,
      shop,
      product: {
        title: sampleOrder(locale).items[0]?.title ?? "",
        variant_title: "3 dl",
      },
      confirm_url: `${links.home}/restock-notice?token=sample`,
    }),
    "cart-reminder": await emails.renderCartReminder({
      ...{ locale, links, shop },
      goods: sampleGoods(locale).map(({ title, quantity }) => ({
        ...{ title, variant_title: null, quantity, unit_price: 4990 },
        ...{ currency_code: "huf", picture_url: null },
      })),
      cart_url: `${links.home}/cart-reminder?token=sample`,
      days: 14,
      unsubscribe_url: `${links.home}/${NEWSLETTER_PAGES.unsubscribe[locale]}?token=sample`,
    }),
    ...(await giftCardEmails(locale)),
    "newsletter-confirmation": await emails.renderNewsletterConfirmation({
      locale,
      links,
      shop,
      confirm_url: `${links.home}/${NEWSLETTER_PAGES.confirm[locale]}?token=sample`,
    }),
  }
}

async function giftCardEmails(locale: Locale) {
  const card = {
    ...{ locale, links: sampleLinks(locale), shop, code: "3F8A21C07BD945E6" },
    ...{ amount: 10_000, currency_code: "huf", recipient_name: "Nagymama", buyer_name: "Kovács Anna" },
    ...{ message: "Boldog születésnapot.\nSzeretettel: Anna", valid_until: "2029-11-25" },
    balance_url: `${sampleLinks(locale).home}/gift-card`,
  }
  return {
    "gift-card": await emails.renderGiftCard({ ...card, is_for_buyer: false }),
    "gift-card-for-buyer": await emails.renderGiftCard({ ...card, is_for_buyer: true, message: null }),
    "gift-card-sent": await emails.renderGiftCardSent({
      ...card,
      order: sampleReference(locale),
      recipient_email: "nagymama@posta.example",
    }),
  }
}

async function accountNotices(common: emails.EmailProps & { recipient: typeof sampleRecipient }) {
  const security = `${common.links.home}/account/profile`
  const device: emails.AccountNoticeDetail[] = [
    { of: "time", value: formatDateTime("2026-11-22T07:15:00Z", common.locale) },
    { of: "device", value: "Firefox · Windows" },
    { of: "place", value: "193.224.x.x" },
  ]
  const draw = (
    event: emails.AccountEvent,
    details: emails.AccountNoticeDetail[],
    account_url: string | null = security,
  ) => emails.renderAccountNotice({ ...common, event, details, account_url })
  return {
    "password-changed": await draw("password_changed", [], `${common.links.home}/forgot-password`),
    "email-changed": await draw(
      "email_changed",
      [{ of: "email", value: "k***@posta.example" }],
      common.links.contact,
    ),
    "new-sign-in": await draw("new_sign_in", device),
    "passkey-added": await draw(
      "passkey_added",
      [{ of: "passkey", value: "Telefon" }],
      `${security}/passkeys`,
    ),
    "deletion-requested": await draw("deletion_requested", [
      { of: "deletion_date", value: formatDate("2026-11-29", common.locale) },
    ]),
    "deletion-done": await draw("deletion_done", [], null),
  }
}
