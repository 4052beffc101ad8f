import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ReviewState } from "@porteka/commerce-sdk"
import type { Locale } from "@porteka/shop"

export interface Review {
  id: string
  product_id: string
  order_id: string
  locale: Locale
  stars: number
  text: string
  author: string
  state: ReviewState
  /** Why it was refused, for its author. */
  reason: string
  /** What the shop says to it in public. */
  answer: string
  version: number
  created_at: Date
  decided_at: Date | null
}

export type NewReview = Pick<Review, "product_id" | "order_id" | "locale" | "stars" | "text" | "author">

export interface Decision {
  /** The version that was decided about. */
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

interface Dependencies {
  [ContainerRegistrationKeys.PG_CONNECTION]: Knex
}

/** By it somebody who wants no request is known without keeping the address. */
export const EMAIL_HASH = "encode(sha256(convert_to(lower(?), 'UTF8')), 'hex')"

/** What buyers say of goods. */
export default class ReviewModuleService {
  readonly #knex: Knex

  constructor(dependencies: Dependencies) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /** Notes a review, or another wording of one nobody has decided about. @returns whether it was taken */
  async write(review: NewReview): Promise<boolean> {
    const { rows } = await this.#knex.raw(
      `insert into product_review (id, product_id, order_id, locale, stars, text, author)
       values (:id, :product_id, :order_id, :locale, :stars, :text, :author)
       on conflict (order_id, product_id) do update
          set stars = excluded.stars, text = excluded.text, author = excluded.author, locale = excluded.locale,
              version = product_review.version + 1
        where product_review.state = 'waiting'
       returning id`,
      { id: `review_${randomUUID()}`, ...review },
    )
    return rows.length > 0
  }

  /** Takes a review away for good. @returns whether there was one */
  async remove(orderId: string, productId: string): Promise<boolean> {
    return (
      (await this.#knex("product_review").where({ order_id: orderId, product_id: productId }).delete()) > 0
    )
  }

  async ofOrder(orderId: string): Promise<Review[]> {
    return await this.#knex<Review>("product_review").where({ order_id: orderId })
  }

  /** Those that are shown of a product, newest first. */
  async shownOf(productId: string, limit: number): Promise<Review[]> {
    return await this.#knex<Review>("product_review")
      .where({ product_id: productId, state: "approved" })
      .orderBy("created_at", "desc")
      .limit(limit)
  }

  /** How many shown reviews of a product give one star, two, … five. */
  async distributionOf(productId: string): Promise<number[]> {
    const rows = await this.#knex("product_review")
      .where({ product_id: productId, state: "approved" })
      .groupBy("stars")
      .select("stars", this.#knex.raw("count(*)::int as count"))
    return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0)
  }

  /** The ratings of products that have shown reviews. */
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

  /** @returns false when it was changed or decided about meanwhile */
  async decide(id: string, { after, state, reason, answer, decidedBy }: Decision): Promise<boolean> {
    const changed = await this.#knex("product_review")
      .where({ id, version: after })
      .update({
        ...{ state, reason, answer, decided_by: decidedBy },
        decided_at: this.#knex.fn.now(),
        version: after + 1,
      })
    return changed > 0
  }

  /** Whoever has this address gets no request any more. */
  async refuseRequests(email: string): Promise<void> {
    await this.#knex.raw(
      `insert into review_request_refusal (email_hash) values (${EMAIL_HASH}) on conflict do nothing`,
      [email],
    )
  }
}
