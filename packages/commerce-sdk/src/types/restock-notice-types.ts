import type { Locale } from "@porteka/shop/languages"
/** A request to be notified when a variant is available again. */
export interface RestockRequest {
  variant_id: string
  email: string
  locale: Locale
}

export interface RestockNoticeAnswer {
  state: "asked" | "confirmed" | "notified"
  /** Null if the shop no longer shows it. */
  product: {
    title: string
    /** Null if the product has only one variant. */
    variant_title: string | null
    handle: string
    /** The variant's parameter in the product page's URL. */
    variant_key: string
  } | null
}
