import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type Locale, RETENTION } from "@porteka/shop"
import type { DatabaseDependency } from "../../records/database-dependency.ts"

export interface RestockNotice {
  id: string
  variant_id: string
  email: string
  locale: Locale
  state: "asked" | "confirmed" | "notified"
  /** How often it was asked for again: each time has e-mails of its own. */
  round: number
}

/** A repeated request within this time causes no second e-mail. */
const REPEAT_MINUTES = 10
/** Limit of e-mails to an address, because others may enter it. */
const MOST_PER_HOUR = 5

/** Back-in-stock requests by variant. */
export default class RestockNoticeModuleService {
  readonly #knex: Knex

  constructor(dependencies: DatabaseDependency) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /**
   * Records a request. @returns it if an e-mail must ask for confirmation; null if it is confirmed or was
   * just made
   */
  async ask(request: Pick<RestockNotice, "variant_id" | "email" | "locale">): Promise<RestockNotice | null> {
    const { rows } = await this.#knex.raw(
      `insert into restock_notice (id, variant_id, email, locale, asked_at, expires_at)
       select :id, :variant_id, :email, :locale, now(), now() + make_interval(days => :days)
        where (select count(*) from restock_notice
                where email = :email and asked_at > now() - interval '1 hour') < :most
       on conflict (variant_id, email) where deleted_at is null do update
          set state = 'asked', locale = excluded.locale, round = restock_notice.round + 1,
              asked_at = now(), expires_at = excluded.expires_at, updated_at = now()
        where restock_notice.state = 'notified'
           or (restock_notice.state = 'asked'
               and restock_notice.asked_at < now() - make_interval(mins => :minutes))
       returning *`,
      {
        ...request,
        email: request.email.toLowerCase(),
        id: `restock_${randomUUID()}`,
        days: RETENTION.unconfirmedDays,
        minutes: REPEAT_MINUTES,
        most: MOST_PER_HOUR,
      },
    )
    return rows[0] ?? null
  }

  /** Null if it was canceled, deleted or not confirmed in time. */
  async findLive(id: string): Promise<RestockNotice | null> {
    const found = await this.#knex<RestockNotice>("restock_notice")
      .where({ id })
      .andWhereRaw("(state <> 'asked' or expires_at > now())")
      .first()
    return found ?? null
  }

  /** Changes nothing if it was not confirmed in time. */
  async confirm(id: string): Promise<void> {
    await this.#knex("restock_notice")
      .where({ id, state: "asked" })
      .andWhereRaw("expires_at > now()")
      .update({ state: "confirmed", confirmed_at: this.#knex.fn.now() })
  }

  async cancel(id: string): Promise<void> {
    await this.#knex("restock_notice").where({ id }).delete()
  }

  /** The variants of confirmed requests. */
  async findAwaitedVariants(): Promise<string[]> {
    return await this.#knex("restock_notice").where({ state: "confirmed" }).distinct().pluck("variant_id")
  }

  async findWaiting(variantIds: readonly string[]): Promise<RestockNotice[]> {
    return await this.#knex<RestockNotice>("restock_notice")
      .where({ state: "confirmed" })
      .whereIn("variant_id", [...variantIds])
  }

  async markNotified(id: string): Promise<void> {
    await this.#knex("restock_notice")
      .where({ id, state: "confirmed" })
      .update({ state: "notified", notified_at: this.#knex.fn.now() })
  }

  /** Deletes addresses that are no longer needed. */
  async prune(): Promise<void> {
    await this.#knex.raw(
      `delete from restock_notice
        where (state = 'asked' and expires_at < now())
           or (state = 'confirmed' and confirmed_at < now() - make_interval(years => ?))
           or (state = 'notified' and notified_at < now() - make_interval(days => ?))`,
      [RETENTION.restockYears, RETENTION.restockSentDays],
    )
  }
}
