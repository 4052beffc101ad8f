import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { MAX_ATTEMPTS, retryDelayMinutes } from "./retry-delay.ts"

export type OrderMailKind = "order_placed"

export interface OrderMail {
  id: string
  order_id: string
  kind: OrderMailKind
  locale: "hu" | "en"
  recipient: string
  attempts: number
  created_at: Date
}

/** A process that died while sending holds its mails for this long. */
const CLAIM_MINUTES = 10
const MAX_ERROR_LENGTH = 500

interface Dependencies {
  [ContainerRegistrationKeys.PG_CONNECTION]: Knex
}

/** What mails about orders there are to send, and which have been sent. */
export default class OrderMailModuleService {
  readonly #knex: Knex

  constructor(dependencies: Dependencies) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /** Notes a mail to be sent; the second time for the same order and kind it does nothing. */
  async enqueue(mail: Pick<OrderMail, "order_id" | "kind" | "locale" | "recipient">): Promise<void> {
    await this.#knex("order_mail")
      .insert({ id: `omail_${randomUUID()}`, ...mail })
      .onConflict(["order_id", "kind"])
      .ignore()
  }

  /** Takes mails that are due, so that no other process sends them. */
  async claimDue(limit: number): Promise<OrderMail[]> {
    const { rows } = await this.#knex.raw(
      `update order_mail set state = 'sending', claimed_at = now(), attempts = attempts + 1
        where id in (
          select id from order_mail
           where (state = 'pending' and due_at <= now())
              or (state = 'sending' and claimed_at < now() - make_interval(mins => ?))
           order by due_at limit ? for update skip locked)
       returning id, order_id, kind, locale, recipient, attempts, created_at`,
      [CLAIM_MINUTES, limit],
    )
    return rows
  }

  async markSent(id: string): Promise<void> {
    await this.#knex("order_mail")
      .where({ id })
      .update({ state: "sent", sent_at: this.#knex.fn.now(), claimed_at: null, last_error: null })
  }

  /** For a mail whose order is gone. */
  async forget(id: string): Promise<void> {
    await this.#knex("order_mail").where({ id }).delete()
  }

  /** @returns whether it will be tried again */
  async markFailed({ id, attempts }: Pick<OrderMail, "id" | "attempts">, reason: string): Promise<boolean> {
    const isLast = attempts >= MAX_ATTEMPTS
    await this.#knex.raw(
      `update order_mail set state = ?, claimed_at = null, last_error = ?,
              due_at = now() + make_interval(mins => ?) where id = ?`,
      [isLast ? "failed" : "pending", reason.slice(0, MAX_ERROR_LENGTH), retryDelayMinutes(attempts), id],
    )
    return !isLast
  }

  /**
   * Placed orders without a confirmation: an event was lost, or a process died.
   * Reads the tables of orders directly: the orders module cannot ask for rows that another table lacks. An order
   * younger than a minute may still be taken back by its completion; one without a closed cart was left by a crash.
   */
  async findUnconfirmed(lookBackDays: number): Promise<string[]> {
    const { rows } = await this.#knex.raw(
      `select o.id from "order" o
         join order_cart link on link.order_id = o.id and link.deleted_at is null
         join cart on cart.id = link.cart_id and cart.completed_at is not null
         left join order_mail mail on mail.order_id = o.id and mail.kind = 'order_placed'
        where mail.id is null and o.deleted_at is null and not o.is_draft_order and o.email is not null
          and o.created_at between now() - make_interval(days => ?) and now() - interval '1 minute'`,
      [lookBackDays],
    )
    return (rows as { id: string }[]).map(({ id }) => id)
  }

  /** Mails that should have left longer ago than that. */
  async findOverdue(
    minutes: number,
  ): Promise<{ order_id: string; kind: string; last_error: string | null }[]> {
    const { rows } = await this.#knex.raw(
      `select order_id, kind, last_error from order_mail
        where state <> 'sent' and created_at < now() - make_interval(mins => ?) order by created_at limit 20`,
      [minutes],
    )
    return rows
  }
}
