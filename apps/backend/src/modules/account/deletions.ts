import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ACCOUNT_DELETION_DAYS, type Locale } from "@porteka/shop"

export interface DeletionRow {
  customer_id: string
  /** The address that is informed afterward. */
  email: string
  locale: Locale
  requested_at: Date
  due_at: Date
}

/** Accounts whose owners requested their deletion. */
export class Deletions {
  readonly #knex: Knex

  constructor(knex: Knex) {
    this.#knex = knex
  }

  /** A repeated request changes nothing. */
  async request(request: Pick<DeletionRow, "customer_id" | "email" | "locale">): Promise<DeletionRow> {
    await this.#knex("account_deletion")
      .insert({
        ...request,
        due_at: this.#knex.raw("now() + make_interval(days => ?)", [ACCOUNT_DELETION_DAYS]),
      })
      .onConflict("customer_id")
      .ignore()
    const row = await this.find(request.customer_id)
    if (!row) throw new Error(`The deletion of ${request.customer_id} was not recorded`)
    return row
  }

  async find(customerId: string): Promise<DeletionRow | undefined> {
    return await this.#knex<DeletionRow>("account_deletion").where({ customer_id: customerId }).first()
  }

  /** @returns whether there was one */
  async cancel(customerId: string): Promise<boolean> {
    const cancelled = await this.#knex("account_deletion").where({ customer_id: customerId }).delete()
    return cancelled > 0
  }

  /** A day later it is due again. */
  async postpone(customerId: string): Promise<void> {
    await this.#knex("account_deletion")
      .where({ customer_id: customerId })
      .update({ due_at: this.#knex.raw("now() + interval '1 day'") })
  }

  async listDue(most: number): Promise<DeletionRow[]> {
    return await this.#knex<DeletionRow>("account_deletion")
      .whereRaw("due_at <= now()")
      .orderBy("due_at")
      .limit(most)
  }
}
