import type { Locale } from "@porteka/shop/languages"
import type { CustomerPhoto } from "./photo-types.ts"

export const REVIEW_STATES = ["waiting", "approved", "refused"] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

export const REVIEW_TEXT_CHARACTERS = 2000
export const REVIEW_AUTHOR_CHARACTERS = 60

/** A product's rating. */
export interface ProductRating {
  /** From 1 to 5, to one decimal. */
  average: number
  count: number
}

/** A published review by a buyer. */
export interface ProductReview {
  id: string
  stars: number
  text: string
  author: string
  /** The shop's reply; may be empty. */
  answer: string
  locale: Locale
  created_at: string
  photos: CustomerPhoto[]
}

export interface ProductReviews {
  /** The number of reviews with one star, two, … five. */
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
  /** Files in base64, replacing the existing ones; absent: those stay. */
  photos?: string[]
}

/** Delivered products of an order, with their reviews. */
export interface OrderReviews {
  products: {
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
      photos: CustomerPhoto[]
    } | null
  }[]
}

/** A review as the staff sees it. */
export interface AdminReview extends ProductReview {
  product_id: string
  product_title: string
  order_id: string
  state: ReviewState
  /** Why it was refused. */
  reason: string
  version: number
}
