import type { Shop } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"

/** A finished e-mail. `text` is the plain part; both carry the same information. */
export interface RenderedEmail {
  subject: string
  html: string
  text: string
}

/** Absolute addresses of the public shop in the language of the e-mail. */
export interface ShopLinks {
  home: string
  terms: string
  privacy: string
  /** Withdrawal and returns policy. */
  returns: string
  /** Withdrawal function (45/2014. Korm. r. 22. § (1a)): `/hu/elallas`, `/en/withdrawal`. */
  withdrawal: string
  /** Statutory guarantee and warranty page, with the harmonised notice. */
  guarantee: string
  contact: string
}

/** What every template takes. */
export interface EmailProps {
  locale: Locale
  links: ShopLinks
  /** Who writes, as the shop is now. */
  shop: Shop
}
