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
  /** The reason for the refusal, for the author. */
  reason: string
  /** The shop's public answer. */
  answer: string
  version: number
  created_at: Date
  decided_at: Date | null
}

export type NewReview = Pick<Review, "product_id" | "order_id" | "locale" | "stars" | "text" | "author">

export interface NewPhoto {
  id: string
  position: number
  width: number
  height: number
}

interface PhotoRow extends NewPhoto {
  /** Null until its files are written. */
  review_id: string | null
  created_at: Date
}

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

interface Dependencies {
  [ContainerRegistrationKeys.PG_CONNECTION]: Knex
}

/** A hash identifies people who want no request, so that their address need not be stored. */
export const EMAIL_HASH = "encode(sha256(convert_to(lower(?), 'UTF8')), 'hex')"

/** The limit of edits of a review, each of which may include photos to process. */
const MOST_VERSIONS = 20

/** The maximum time to write a photo's files. */
const WRITING_MINUTES = 60

/** Customer reviews of products. */
export default class ReviewModuleService {
  readonly #knex: Knex

  constructor(dependencies: Dependencies) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
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

  /** Records photos before their files are written. */
  async recordPhotos(photos: readonly NewPhoto[]): Promise<void> {
    if (photos.length > 0) await this.#knex("product_review_photo").insert([...photos])
  }

  /** Assigns these photos to a review; its previous ones become unused. */
  async showPhotos(reviewId: string, ids: readonly string[]): Promise<void> {
    await this.#knex.raw(
      `update product_review_photo set review_id = case when id = any(:ids) then :review else 'none' end
        where id = any(:ids) or review_id = :review`,
      { ids: [...ids], review: reviewId },
    )
  }

  async photosOf(reviewIds: readonly string[]): Promise<Map<string, NewPhoto[]>> {
    const rows = await this.#knex<PhotoRow>("product_review_photo")
      .whereIn("review_id", [...reviewIds])
      .orderBy("position")
    return new Map(reviewIds.map((id) => [id, rows.filter(({ review_id: of }) => of === id)]))
  }

  /** Whether a review uses this photo. */
  async hasPhoto(id: string): Promise<boolean> {
    const found = await this.#knex("product_review_photo as photo")
      .join("product_review as review", "review.id", "photo.review_id")
      .where("photo.id", id)
      .first("photo.id")
    return found !== undefined
  }

  /** Photos that no review uses, or that were never finished. */
  async listLostPhotos(): Promise<string[]> {
    const { rows } = await this.#knex.raw<{ rows: { id: string }[] }>(
      `select photo.id from product_review_photo photo
        where case when photo.review_id is null
                   then photo.created_at < now() - make_interval(mins => ${WRITING_MINUTES})
                   else not exists (select from product_review review where review.id = photo.review_id) end
        limit 500`,
    )
    return rows.map(({ id }) => id)
  }

  async forgetPhoto(id: string): Promise<void> {
    await this.#knex("product_review_photo").where({ id }).delete()
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
