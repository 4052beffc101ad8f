import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Locale } from "@porteka/shop"

export interface NewsletterSubscription {
  id: string
  /** Null when unsubscribed. */
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

/** An unconfirmed subscription is forgotten after this time, and its link with it (privacy policy). */
const CONFIRM_DAYS = 7
/** The box ticked in another order within this time sends no second mail. */
const REPEAT_HOURS = 24
/** So long after it ended there may be a question whether there was consent (Ptk. 6:22. §). */
const PROOF_YEARS = 5

interface Dependencies {
  [ContainerRegistrationKeys.PG_CONNECTION]: Knex
}

/** Who asked for the newsletter, who confirmed it, and who left. */
export default class NewsletterModuleService {
  readonly #knex: Knex

  constructor(dependencies: Dependencies) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /**
   * Notes the ticked box of an order; doing it again for the same order changes nothing.
   * @returns the subscription when a mail must ask to confirm it; null when it is confirmed or just asked for
   */
  async ask(wish: {
    email: string
    locale: Locale
    order_id: string
  }): Promise<NewsletterSubscription | null> {
    const { rows } = await this.#knex.raw(
      `insert into newsletter_subscription (id, email, locale, order_id, asked_at, expires_at)
       values (:id, :email, :locale, :order_id, now(), now() + make_interval(days => :days))
       on conflict (email) where deleted_at is null do update
          set locale = excluded.locale, order_id = excluded.order_id,
              asked_at = now(), expires_at = excluded.expires_at, updated_at = now()
        where newsletter_subscription.state = 'asked'
          and (newsletter_subscription.order_id = excluded.order_id
               or newsletter_subscription.asked_at < now() - make_interval(hours => :hours))
       returning id, email, locale, state`,
      {
        ...wish,
        email: wish.email.toLowerCase(),
        id: `newsletter_${randomUUID()}`,
        days: CONFIRM_DAYS,
        hours: REPEAT_HOURS,
      },
    )
    return rows[0] ?? null
  }

  /** Of an address in small letters; null when there is none, or it was not confirmed in time. */
  async findOf(email: string): Promise<NewsletterSubscription | null> {
    const found = await this.#knex<NewsletterSubscription>("newsletter_subscription")
      .select("id", "email", "locale", "state")
      .where({ email })
      .andWhereRaw("(state <> 'asked' or expires_at > now())")
      .first()
    return found ?? null
  }

  /** Of a customer whose address is verified: there is nothing to confirm. */
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

  /** Null for one that is forgotten or was not confirmed in time. */
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

  /** The address goes at once; of a confirmed one the proof stays. */
  async unsubscribe(id: string): Promise<void> {
    await this.#knex("newsletter_subscription").where({ id, state: "asked" }).delete()
    await this.#knex("newsletter_subscription")
      .where({ id, state: "confirmed" })
      .update({ state: "unsubscribed", email: null, unsubscribed_at: this.#knex.fn.now() })
  }

  /** Those who confirmed and did not leave, the earliest first. */
  async listSubscribers(): Promise<NewsletterSubscriber[]> {
    return await this.#knex<NewsletterSubscriber>("newsletter_subscription")
      .select("id", "email", "locale", "confirmed_at")
      .where({ state: "confirmed" })
      .orderBy(["confirmed_at", "id"])
  }

  /** Keeps nothing longer than it is needed for. */
  async prune(): Promise<void> {
    await this.#knex.raw(
      `delete from newsletter_subscription
        where (state = 'asked' and expires_at < now())
           or (state = 'unsubscribed' and unsubscribed_at < now() - make_interval(years => ?))`,
      [PROOF_YEARS],
    )
  }
}
