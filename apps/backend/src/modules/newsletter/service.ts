import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type Locale, RETENTION } from "@porteka/shop"
import type { DatabaseDependency } from "../../records/database-dependency.ts"

export interface NewsletterSubscription {
  id: string
  /** Null after unsubscribing. */
  email: string | null
  locale: Locale
  state: "asked" | "confirmed" | "unsubscribed"
}

export interface NewsletterSubscriber {
  id: string
  email: string
  locale: Locale
  confirmed_at: Date
}

/** If the address is entered again within this time, but not in the same order, no second e-mail is sent. */
const REPEAT_HOURS = 24

/** Newsletter subscriptions: requests, confirmations and cancellations. */
export default class NewsletterModuleService {
  readonly #knex: Knex

  constructor(dependencies: DatabaseDependency) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /**
   * Records the ticked box of an order, or the form of the shop (`order_id` null); a repeated call for the
   * same order changes nothing.
   * @returns the subscription if an e-mail must ask to confirm it; null if it is confirmed or was just
   * requested
   */
  async ask(request: {
    email: string
    locale: Locale
    order_id: string | null
  }): Promise<NewsletterSubscription | null> {
    const { rows } = await this.#knex.raw(
      `insert into newsletter_subscription (id, email, locale, order_id, asked_at, expires_at)
       values (:id, :email, :locale, :order_id, now(), now() + make_interval(days => :days))
       on conflict (email) where deleted_at is null do update
          set locale = excluded.locale, order_id = coalesce(excluded.order_id, newsletter_subscription.order_id),
              asked_at = now(), updated_at = now(),
              expires_at = case
                when excluded.order_id is null and newsletter_subscription.expires_at > now()
                  then newsletter_subscription.expires_at
                else excluded.expires_at end
        where newsletter_subscription.state = 'asked'
          and (newsletter_subscription.order_id = excluded.order_id
               or newsletter_subscription.asked_at < now() - make_interval(hours => :hours))
       returning id, email, locale, state`,
      {
        ...request,
        email: request.email.toLowerCase(),
        id: `newsletter_${randomUUID()}`,
        days: RETENTION.unconfirmedDays,
        hours: REPEAT_HOURS,
      },
    )
    return rows[0] ?? null
  }

  /** By address in lower case; null if there is none, or it was not confirmed in time. */
  async findOf(email: string): Promise<NewsletterSubscription | null> {
    const found = await this.#knex<NewsletterSubscription>("newsletter_subscription")
      .select("id", "email", "locale", "state")
      .where({ email })
      .andWhereRaw("(state <> 'asked' or expires_at > now())")
      .first()
    return found ?? null
  }

  /** For a customer whose address is verified, so no confirmation is needed. */
  async subscribe(email: string, locale: Locale): Promise<void> {
    await this.#knex.raw(
      `insert into newsletter_subscription (id, email, locale, state, asked_at, expires_at, confirmed_at)
       values (:id, :email, :locale, 'confirmed', now(), now(), now())
       on conflict (email) where deleted_at is null do update
          set locale = excluded.locale, state = 'confirmed', confirmed_at = now(), updated_at = now()
        where newsletter_subscription.state = 'asked'`,
      { id: `newsletter_${randomUUID()}`, email, locale },
    )
  }

  /** Null if it was deleted or not confirmed in time. */
  async findLive(id: string): Promise<NewsletterSubscription | null> {
    const found = await this.#knex<NewsletterSubscription>("newsletter_subscription")
      .select("id", "email", "locale", "state")
      .where({ id })
      .andWhereRaw("(state <> 'asked' or expires_at > now())")
      .first()
    return found ?? null
  }

  async confirm(id: string): Promise<void> {
    await this.#knex("newsletter_subscription")
      .where({ id, state: "asked" })
      .andWhereRaw("expires_at > now()")
      .update({ state: "confirmed", confirmed_at: this.#knex.fn.now() })
  }

  /** The address is deleted at once; for a confirmed subscription the proof stays. */
  async unsubscribe(id: string): Promise<void> {
    await this.#knex("newsletter_subscription").where({ id, state: "asked" }).delete()
    await this.#knex("newsletter_subscription")
      .where({ id, state: "confirmed" })
      .update({ state: "unsubscribed", email: null, unsubscribed_at: this.#knex.fn.now() })
  }

  /** Confirmed active subscriptions, the oldest first. */
  async listSubscribers(): Promise<NewsletterSubscriber[]> {
    return await this.#knex<NewsletterSubscriber>("newsletter_subscription")
      .select("id", "email", "locale", "confirmed_at")
      .where({ state: "confirmed" })
      .orderBy(["confirmed_at", "id"])
  }

  /** Live subscriptions by state. */
  async count(): Promise<Record<"asked" | "confirmed", number>> {
    const [row] = await this.#knex("newsletter_subscription").select(
      this.#knex.raw("count(*) filter (where state = 'asked' and expires_at > now()) as asked"),
      this.#knex.raw("count(*) filter (where state = 'confirmed') as confirmed"),
    )
    return { asked: Number(row?.asked ?? 0), confirmed: Number(row?.confirmed ?? 0) }
  }

  /** Deletes data that is no longer needed. */
  async prune(): Promise<void> {
    await this.#knex.raw(
      `delete from newsletter_subscription
        where (state = 'asked' and expires_at < now())
           or (state = 'unsubscribed' and unsubscribed_at < now() - make_interval(years => ?))`,
      [RETENTION.consentProofYears],
    )
  }
}
