import { formatDate, formatDateTime } from "@porteka/hungary"
import { type Locale, NEWSLETTER_PAGES, shop } from "@porteka/shop"
import * as emails from "../index.ts"
import { sampleItems, sampleLinks, sampleOrder, sampleRecipient, sampleReference } from "./samples.ts"

/** Of accounts, newsletter and gift cards. */
export function accountEmails(locale: Locale) {
  const links = sampleLinks(locale)
  const common = { locale, links, shop, recipient: sampleRecipient }
  return {
    "verification-code": emails.renderVerificationCode({
      ...common,
      purpose: "sign_up",
      code: "482915",
      page_url: null,
    }),
    "email-change-code": emails.renderVerificationCode({
      ...common,
      purpose: "email_change",
      code: "482915",
      page_url: null,
    }),
    "deletion-code": emails.renderVerificationCode({
      ...common,
      purpose: "deletion",
      code: "482915",
      page_url: null,
    }),
    ...accountNotices(common),
    "password-reset": emails.renderVerificationCode({
      ...common,
      purpose: "reset",
      code: "482915",
      page_url: `${links.home}/reset-password`,
    }),
    "account-exists": emails.renderAccountExists({
      ...common,
      login_url: `${links.home}/login`,
      reset_url: `${links.home}/forgot-password`,
    }),
    "back-in-stock": emails.renderBackInStock({
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
    "restock-confirmation": emails.renderRestockConfirmation({
      locale,
      links,
      shop,
      product: {
        title: sampleOrder(locale).items[0]?.title ?? "",
        variant_title: "3 dl",
      },
      confirm_url: `${links.home}/restock-notice?token=sample`,
    }),
    "cart-reminder": emails.renderCartReminder({
      locale,
      links,
      shop,
      items: sampleItems(locale).map(({ title, quantity }) => ({
        title,
        variant_title: null,
        quantity,
        unit_price: 4990,
        currency_code: "huf",
        picture_url: null,
      })),
      cart_url: `${links.home}/cart-reminder?token=sample`,
      days: 14,
      unsubscribe_url: `${links.home}/${NEWSLETTER_PAGES.unsubscribe[locale]}?token=sample`,
    }),
    ...giftCardEmails(locale),
    "newsletter-confirmation": emails.renderNewsletterConfirmation({
      locale,
      links,
      shop,
      confirm_url: `${links.home}/${NEWSLETTER_PAGES.confirm[locale]}?token=sample`,
    }),
  }
}

function giftCardEmails(locale: Locale) {
  const card = {
    locale,
    links: sampleLinks(locale),
    shop,
    code: "3F8A21C07BD945E6",
    amount: 10_000,
    currency_code: "huf",
    recipient_name: "Nagymama",
    buyer_name: "Kovács Anna",
    message: "Boldog születésnapot.\nSzeretettel: Anna",
    valid_until: "2029-11-25",
    balance_url: `${sampleLinks(locale).home}/gift-card`,
  }
  return {
    "gift-card": emails.renderGiftCard({ ...card, occasion: "sent_by_buyer" }),
    "gift-card-by-shop": emails.renderGiftCard({ ...card, occasion: "given_by_shop" }),
    "gift-card-for-buyer": emails.renderGiftCard({ ...card, occasion: "for_buyer", message: null }),
    "gift-card-sent": emails.renderGiftCardSent({
      ...card,
      order: sampleReference(locale),
      recipient_email: "nagymama@posta.example",
    }),
  }
}

function accountNotices(common: emails.EmailProps & { recipient: typeof sampleRecipient }) {
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
    "password-changed": draw("password_changed", [], `${common.links.home}/forgot-password`),
    "email-changed": draw(
      "email_changed",
      [{ of: "email", value: "k***@posta.example" }],
      common.links.contact,
    ),
    "new-sign-in": draw("new_sign_in", device),
    "passkey-added": draw("passkey_added", [{ of: "passkey", value: "Telefon" }], `${security}/passkeys`),
    "deletion-requested": draw("deletion_requested", [
      { of: "deletion_date", value: formatDate("2026-11-29", common.locale) },
    ]),
    "deletion-done": draw("deletion_done", [], null),
    "data-erased": draw("data_erased", [], null),
  }
}
