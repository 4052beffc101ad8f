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

/** Every template, drawn with sample data; by file name. */
export async function sampleEmails(
  locale: emails.EmailLocale,
): Promise<Record<string, emails.RenderedEmail>> {
  return { ...(await orderEmails(locale)), ...(await returnEmails(locale)), ...(await accountEmails(locale)) }
}

async function orderEmails(locale: emails.EmailLocale) {
  const common = { locale, links: sampleLinks(locale) }
  const order = sampleReference(locale)
  const placed = { ...common, order_url: order.url, terms_version: "1" }
  return {
    "order-placed": await emails.renderOrderPlaced({ ...placed, order: sampleOrder(locale) }),
    "order-placed-transfer": await emails.renderOrderPlaced({
      ...placed,
      order: sampleTransferOrder(locale),
    }),
    "order-paid": await emails.renderOrderPaid({
      ...common,
      order,
      amount: 31370,
      invoice_url: `${order.url}/invoice`,
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
    "order-cancelled": await emails.renderOrderCancelled({
      ...common,
      order,
      reason: "out_of_stock",
      refund: { amount: 31370, payment_method: "card" },
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

async function returnEmails(locale: emails.EmailLocale) {
  const common = { locale, links: sampleLinks(locale) }
  const order = sampleReference(locale)
  return {
    "order-link": await emails.renderOrderLink({ ...common, order, days: 7 }),
    "order-refunded": await emails.renderOrderRefunded({
      ...common,
      order,
      amount: 9980,
      payment_method: "bank_transfer",
      case_reference: "EL-2026-000123",
    }),
    "return-received": await emails.renderReturnReceived({
      ...common,
      order,
      goods: sampleGoods(locale),
      case_reference: "EL-2026-000123",
      refund_by: "2026-12-04",
    }),
    "withdrawal-receipt": await emails.renderWithdrawalReceipt({
      ...common,
      reference: "EL-2026-000123",
      received_at: "2026-11-20T13:07:00Z",
      name: "Kovács Anna",
      order_reference: "1042",
      email: "kovacs.anna@posta.example",
      goods: sampleGoods(locale),
      statement: locale === "hu" ? "Elállok a szerződéstől." : "I withdraw from the contract.",
    }),
    // To our own people: in Hungarian only.
    ...(locale === "hu" && {
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
    }),
  }
}

async function accountEmails(locale: emails.EmailLocale) {
  const links = sampleLinks(locale)
  const common = { locale, links, recipient: sampleRecipient }
  return {
    "verification-code": await emails.renderVerificationCode({ ...common, code: "482915" }),
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
      product: {
        title: locale === "hu" ? "Kézzel festett kék bögre" : "Hand-painted blue mug",
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
      product: {
        title: locale === "hu" ? "Kézzel festett kék bögre" : "Hand-painted blue mug",
        variant_title: "3 dl",
      },
      confirm_url: `${links.home}/restock-notice?token=sample`,
    }),
    "newsletter-confirmation": await emails.renderNewsletterConfirmation({
      locale,
      links,
      confirm_url: `${links.home}/${locale === "hu" ? "hirlevel/megerosites" : "newsletter/confirm"}?token=sample`,
    }),
  }
}
