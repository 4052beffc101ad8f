import type { Locale } from "./locales.ts"
import type access from "./messages/hu/access.json"
import type account from "./messages/hu/account.json"
import type cardPayment from "./messages/hu/card-payment.json"
import type cart from "./messages/hu/cart.json"
import type cartAdded from "./messages/hu/cart-added.json"
import type cartNotices from "./messages/hu/cart-notices.json"
import type cartPage from "./messages/hu/cart-page.json"
import type cartReminder from "./messages/hu/cart-reminder.json"
import type catalogue from "./messages/hu/catalogue.json"
import type checkout from "./messages/hu/checkout.json"
import type complaint from "./messages/hu/complaint.json"
import type consent from "./messages/hu/consent.json"
import type consentSettings from "./messages/hu/consent-settings.json"
import type contact from "./messages/hu/contact.json"
import type coupon from "./messages/hu/coupon.json"
import type documents from "./messages/hu/documents.json"
import type errors from "./messages/hu/errors.json"
import type footer from "./messages/hu/footer.json"
import type giftCard from "./messages/hu/gift-card.json"
import type home from "./messages/hu/home.json"
import type journal from "./messages/hu/journal.json"
import type makers from "./messages/hu/makers.json"
import type newsletter from "./messages/hu/newsletter.json"
import type order from "./messages/hu/order.json"
import type orderPage from "./messages/hu/order-page.json"
import type product from "./messages/hu/product.json"
import type quickView from "./messages/hu/quick-view.json"
import type restock from "./messages/hu/restock.json"
import type search from "./messages/hu/search.json"
import type searchHelp from "./messages/hu/search-help.json"
import type shell from "./messages/hu/shell.json"
import type tracking from "./messages/hu/tracking.json"
import type unsent from "./messages/hu/unsent.json"
import type wishlist from "./messages/hu/wishlist.json"
import type withdrawal from "./messages/hu/withdrawal.json"

/** The messages by catalogue, with the keys of the default language. */
export interface Messages {
  access: typeof access
  account: typeof account
  cardPayment: typeof cardPayment
  cart: typeof cart
  cartAdded: typeof cartAdded
  cartNotices: typeof cartNotices
  cartPage: typeof cartPage
  cartReminder: typeof cartReminder
  catalogue: typeof catalogue
  checkout: typeof checkout
  complaint: typeof complaint
  consent: typeof consent
  consentSettings: typeof consentSettings
  contact: typeof contact
  coupon: typeof coupon
  documents: typeof documents
  errors: typeof errors
  footer: typeof footer
  giftCard: typeof giftCard
  home: typeof home
  journal: typeof journal
  makers: typeof makers
  newsletter: typeof newsletter
  order: typeof order
  orderPage: typeof orderPage
  product: typeof product
  quickView: typeof quickView
  restock: typeof restock
  search: typeof search
  searchHelp: typeof searchHelp
  shell: typeof shell
  tracking: typeof tracking
  unsent: typeof unsent
  wishlist: typeof wishlist
  withdrawal: typeof withdrawal
}

declare module "use-intl" {
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}

const registered = new Map<Locale, Partial<Messages>>()

/**
 * Registers a part of a language's messages: on the server all of them, in the browser those the page needs.
 */
export function registerMessages(locale: Locale, messages: Partial<Messages>): void {
  registered.set(locale, { ...registered.get(locale), ...messages })
}

/**
 * The messages registered so far. A route that needs more than the shared ones loads them before it is shown
 * (`checkout-messages.ts`), so components always find theirs.
 * @throws Error if no messages of the language were registered before the first rendering
 */
export function messagesFor(locale: Locale): Messages {
  const messages = registered.get(locale)
  if (!messages) throw new Error(`The texts of "${locale}" are not loaded.`)
  return messages as Messages
}
