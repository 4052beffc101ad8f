import type { Locale } from "@porteka/shop/languages"

export const REVIEW_STATES = ["waiting", "approved", "refused"] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

export const REVIEW_TEXT_CHARACTERS = 2000
export const REVIEW_AUTHOR_CHARACTERS = 60

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
