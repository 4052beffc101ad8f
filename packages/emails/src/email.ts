import type { Shop } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"

/** A rendered e-mail. `text` is the plain text part; both parts have the same content. */
export interface RenderedEmail {
  subject: string
  html: string
  text: string
}

/** Absolute URLs of the public shop in the language of the e-mail. */
export interface ShopLinks {
  home: string
  terms: string
  privacy: string
  /** Withdrawal and returns policy. */
  returns: string
  /** The withdrawal function (45/2014. Korm. r. 22. § (1a)): `/hu/elallas`, `/en/withdrawal`. */
  withdrawal: string
  /** The page about statutory guarantee and warranty, with the harmonized notice. */
  guarantee: string
  contact: string
}

/** The input of every template. */
export interface EmailProps {
  locale: Locale
  links: ShopLinks
  /** The sender, with the shop's current data. */
  shop: Shop
}
