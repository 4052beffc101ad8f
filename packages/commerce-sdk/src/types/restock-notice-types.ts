import type { Locale } from "@porteka/shop/languages"
/** Somebody's wish to hear when a variant can be bought again. */
export interface RestockWish {
  variant_id: string
  email: string
  locale: Locale
}

export interface RestockNoticeAnswer {
  state: "asked" | "confirmed" | "notified"
  /** Null when the shop shows it no more. */
  product: {
    title: string
    /** Null where the product has one variant only. */
    variant_title: string | null
    handle: string
    /** Names the variant in the product page's address. */
    variant_key: string
  } | null
}
