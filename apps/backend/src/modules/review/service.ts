import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ReviewState } from "@porteka/commerce-sdk"
import type { Locale } from "@porteka/shop"
import { PhotoRows } from "../../photos/photo-rows.ts"
import type { DatabaseDependency } from "../../records/database-dependency.ts"

export interface Review {
  id: string
  product_id: string
  order_id: string
  locale: Locale
  stars: number
  text: string
  author: string
  state: ReviewState
  /** The reason for the refusal, for the author. */
  reason: string
  /** The shop's public answer. */
  answer: string
  version: number
  created_at: Date
  decided_at: Date | null
}

export type NewReview = Pick<Review, "product_id" | "order_id" | "locale" | "stars" | "text" | "author">

export interface Decision {
  /** The version that was published or refused. */
  after: number
  state: ReviewState
  reason: string
  answer: string
  decidedBy: string
}

export interface Rating {
  average: number
  count: number
}

/** A hash identifies people who want no request, so that their address need not be stored. */
export const EMAIL_HASH = "encode(sha256(convert_to(lower(?), 'UTF8')), 'hex')"

/** The limit of edits of a review, each of which may include photos to process. */
const MOST_VERSIONS = 20

/** Customer reviews of products. */
export default class ReviewModuleService {
  readonly #knex: Knex
  readonly photos: PhotoRows

  constructor(dependencies: DatabaseDependency) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
    this.photos = new PhotoRows(this.#knex, {
      photos: "product_review_photo",
      owner: { table: "product_review", column: "review_id" },
    })
  }

  /** Saves a review, or a new version of one that is not decided yet. @returns its id if it was accepted */
  async write(review: NewReview): Promise<string | undefined> {
    const { rows } = await this.#knex.raw(
      `insert into product_review (id, product_id, order_id, locale, stars, text, author)
       values (:id, :product_id, :order_id, :locale, :stars, :text, :author)
       on conflict (order_id, product_id) do update
          set stars = excluded.stars, text = excluded.text, author = excluded.author, locale = excluded.locale,
              version = product_review.version + 1
        where product_review.state = 'waiting' and product_review.version < ${MOST_VERSIONS}
       returning id`,
      { id: `review_${randomUUID()}`, ...review },
    )
    return rows[0]?.id
  }

  /** Deletes a review. @returns whether it existed */
  async remove(orderId: string, productId: string): Promise<boolean> {
    return (
      (await this.#knex("product_review").where({ order_id: orderId, product_id: productId }).delete()) > 0
    )
  }

  async ofOrder(orderId: string): Promise<Review[]> {
    return await this.#knex<Review>("product_review").where({ order_id: orderId })
  }

  /** The published reviews of a product, newest first. */
  async shownOf(productId: string, limit: number): Promise<Review[]> {
    return await this.#knex<Review>("product_review")
      .where({ product_id: productId, state: "approved" })
      .orderBy("created_at", "desc")
      .limit(limit)
  }

  /** The number of a product's published reviews with one star, two, … five. */
  async distributionOf(productId: string): Promise<number[]> {
    const rows = await this.#knex("product_review")
      .where({ product_id: productId, state: "approved" })
      .groupBy("stars")
      .select("stars", this.#knex.raw("count(*)::int as count"))
    return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0)
  }

  /** The ratings of products with published reviews. */
  async ratingsOf(productIds: readonly string[]): Promise<Map<string, Rating>> {
    const rows = await this.#knex("product_review")
      .where({ state: "approved" })
      .whereIn("product_id", [...productIds])
      .groupBy("product_id")
      .select(
        "product_id",
        this.#knex.raw("round(avg(stars), 1)::float as average"),
        this.#knex.raw("count(*)::int as count"),
      )
    return new Map(rows.map(({ product_id, average, count }) => [product_id, { average, count }]))
  }

  /** For the staff, newest first. */
  async list(state: ReviewState | undefined, limit: number, offset: number): Promise<[Review[], number]> {
    const chosen = () => this.#knex<Review>("product_review").where(state ? { state } : {})
    const [reviews, ids] = await Promise.all([
      chosen().orderBy("created_at", "desc").orderBy("id").limit(limit).offset(offset),
      chosen().pluck("id"),
    ])
    return [reviews, ids.length]
  }

  async find(id: string): Promise<Review | undefined> {
    return await this.#knex<Review>("product_review").where({ id }).first()
  }

  /** @returns false if it was changed or decided meanwhile */
  async decide(id: string, { after, state, reason, answer, decidedBy }: Decision): Promise<boolean> {
    const changed = await this.#knex("product_review")
      .where({ id, version: after })
      .update({
        state,
        reason,
        answer,
        decided_by: decidedBy,
        decided_at: this.#knex.fn.now(),
        version: after + 1,
      })
    return changed > 0
  }

  /** This address gets no more requests. */
  async refuseRequests(email: string): Promise<void> {
    await this.#knex.raw(
      `insert into review_request_refusal (email_hash) values (${EMAIL_HASH}) on conflict do nothing`,
      [email],
    )
  }
}
