import type { Locale } from "@porteka/shop/languages"

export const REVIEW_STATES = ["waiting", "approved", "refused"] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

export const REVIEW_TEXT_CHARACTERS = 2000
export const REVIEW_AUTHOR_CHARACTERS = 60
/** How many photos a review may have. */
export const REVIEW_PHOTOS = 3
/** How large each may be as it is sent. */
export const REVIEW_PHOTO_BYTES = 6 * 1024 * 1024

/** A photo beside a review: addresses of the shop, and the size of the small one in pixels. */
export interface ReviewPhoto {
  small: string
  large: string
  width: number
  height: number
}

/** What buyers think of a product. */
export interface ProductRating {
  /** From 1 to 5, to one decimal. */
  average: number
  count: number
}

/** A review as everybody reads it: its author has bought the goods, and got them. */
export interface ProductReview {
  id: string
  stars: number
  text: string
  author: string
  /** What the shop says to it; may be empty. */
  answer: string
  locale: Locale
  created_at: string
  photos: ReviewPhoto[]
}

export interface ProductReviews {
  /** How many give one star, two, … five. */
  distribution: number[]
  /** Newest first. */
  reviews: ProductReview[]
}

export interface ReviewInput {
  product_id: string
  stars: number
  text: string
  /** As it is shown. */
  author: string
  locale?: Locale
  /** Files in base64, in the place of those before; absent: those stay. */
  photos?: string[]
}

/** Delivered goods of an order, with what their buyer said of them. */
export interface OrderReviews {
  goods: {
    product_id: string
    title: string
    thumbnail: string | null
    review: {
      stars: number
      text: string
      author: string
      state: ReviewState
      reason: string
      answer: string
      photos: ReviewPhoto[]
    } | null
  }[]
}

/** A review as the staff sees it. */
export interface OfficeReview extends ProductReview {
  product_id: string
  product_title: string
  order_id: string
  state: ReviewState
  /** Why it was refused. */
  reason: string
  version: number
}
