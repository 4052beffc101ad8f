import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Locale } from "@porteka/shop"
import type { DatabaseDependency } from "../../records/database-dependency.ts"
import { MAX_ATTEMPTS, retryDelayMinutes } from "./retry-delay.ts"

/** E-mails about an order; which are due: `domains/orders/mails/find-unsent-mails.ts`. */
export const ORDER_MAIL_KINDS = [
  "order_placed",
  "newsletter_confirmation",
  "order_paid",
  "order_ready",
  "order_shipped",
  "order_tracking",
  "order_delivered",
  "order_changed",
  "order_cancelled",
  "order_refunded",
  "return_requested",
  "return_received",
  "owner_order",
] as const
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number]

/** E-mails about a customer's account. */
export type AccountMailKind =
  | "account_code"
  | "account_exists"
  | "password_reset"
  | "password_changed"
  | "email_change_code"
  | "email_changed"
  | "new_sign_in"
  | "passkey_added"
  | "deletion_code"
  | "deletion_requested"
  | "deletion_done"
  | "data_erased"

/** E-mails that give the staff access to the admin. */
export type StaffMailKind = "admin_invite" | "admin_password_reset"

export type OutgoingMailKind =
  | OrderMailKind
  | AccountMailKind
  | StaffMailKind
  | "order_link"
  | "owner_orders"
  | "order_transfer"
  | "transfer_reminder"
  | "transfer_part"
  | "transfer_deadline"
  | "large_transfer"
  | "withdrawal_receipt"
  | "withdrawal_answer"
  | "withdrawal_notice"
  | "withdrawal_notices"
  | "complaint_receipt"
  | "complaint_answer"
  | "complaint_notice"
  | "complaint_notices"
  | "contact_receipt"
  | "contact_notice"
  | "contact_notices"
  | "newsletter_sign_up"
  | "restock_confirmation"
  | "back_in_stock"
  | "payment_returned"
  | "review_request"
  | "review_refused"
  | "cart_reminder"
  | "gift_card"
  | "gift_card_sent"

export type OutgoingMailState = "pending" | "sending" | "sent" | "dropped" | "failed"

export interface OutgoingMail {
  id: string
  kind: OutgoingMailKind
  about_id: string
  part_id: string | null
  locale: Locale
  recipient: string
  attempts: number
  created_at: Date
  /** It has left, but what follows is not recorded yet. */
  delivered_at: Date | null
}

export type NewMail = Pick<OutgoingMail, "kind" | "about_id" | "locale" | "recipient"> & {
  /** The same e-mail always has the same key. */
  key: string
  /** The parcel, payment, refund or return it is about. */
  part_id?: string
  /** `dropped`: recorded, but not to be sent. */
  state?: Extract<OutgoingMailState, "pending" | "dropped">
}

/** How many e-mails of one kind an address gets in this number of hours; fractions are possible. */
export interface MailLimit {
  most: number
  hours: number
}

/** How long the e-mails of a process that died while sending stay reserved. */
const CLAIM_MINUTES = 10
const MAX_ERROR_LENGTH = 500
const SECONDS_PER_HOUR = 3600
const CLAIMED = "id, kind, about_id, part_id, locale, recipient, attempts, created_at, delivered_at"

/** All e-mails of the shop: queued and sent. */
export default class OutgoingMailModuleService {
  readonly #knex: Knex

  constructor(dependencies: DatabaseDependency) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /**
   * Queues an e-mail; a repeated call with the same key does nothing.
   * @param knex a transaction without which the e-mail is not to be sent
   */
  async enqueue(mail: NewMail, knex: Knex = this.#knex): Promise<void> {
    await knex("outgoing_mail")
      .insert({ id: `mail_${randomUUID()}`, due_at: this.#knex.fn.now(), ...mail })
      .onConflict()
      .ignore()
  }

  /**
   * Queues an e-mail that anybody can cause by entering an address: above the limit of its kind for one
   * address it is recorded as dropped, whoever requested it.
   */
  async enqueueAtMost(mail: NewMail, { most, hours }: MailLimit): Promise<void> {
    await this.#knex.transaction(async (transaction) => {
      const recipient = mail.recipient.toLowerCase()
      // Serialized by address: concurrent calls would each count too few.
      await transaction.raw("select pg_advisory_xact_lock(hashtextextended(?, 0))", [
        `${mail.kind}:${recipient}`,
      ])
      await transaction.raw(
        `insert into outgoing_mail (id, key, kind, about_id, part_id, locale, recipient, due_at, state)
         select :id, :key, :kind, :about_id, :part_id, :locale, :recipient, now(),
                case when count(*) < :most then 'pending' else 'dropped' end
           from outgoing_mail
          where kind = :kind and lower(recipient) = :address and state <> 'dropped'
            and created_at > now() - make_interval(secs => cast(:seconds as double precision))
         on conflict do nothing`,
        {
          part_id: null,
          ...mail,
          id: `mail_${randomUUID()}`,
          address: recipient,
          most,
          seconds: hours * SECONDS_PER_HOUR,
        },
      )
    })
  }

  /** The records of e-mails of a kind that were dropped within a period. */
  async listDropped(kind: OutgoingMailKind, from: Date, until: Date): Promise<string[]> {
    const rows = await this.#knex<{ about_id: string; created_at: Date; kind: string; state: string }>(
      "outgoing_mail",
    )
      .where({ kind, state: "dropped" })
      .andWhere("created_at", ">=", from)
      .andWhere("created_at", "<", until)
      .orderBy("created_at")
      .select("about_id")
    return rows.map(({ about_id: id }) => id)
  }

  /** @param key of the queued e-mail; undefined if it does not exist or was deleted */
  async findState(key: string): Promise<OutgoingMailState | undefined> {
    const row = await this.#knex<{ key: string; state: OutgoingMailState }>("outgoing_mail")
      .where({ key })
      .first("state")
    return row?.state
  }

  /** Reserves e-mails that are due, so that no other process sends them; with keys only those. */
  async claimDue(limit: number, keys?: readonly string[]): Promise<OutgoingMail[]> {
    const { rows } = await this.#knex.raw(
      `update outgoing_mail set state = 'sending', claimed_at = now(), attempts = attempts + 1
        where id in (
          select id from outgoing_mail
           where ((state = 'pending' and due_at <= now())
              or (state = 'sending' and claimed_at < now() - make_interval(mins => ?)))
             ${keys ? "and key = any(?)" : ""}
           order by due_at limit ? for update skip locked)
       returning ${CLAIMED}`,
      [CLAIM_MINUTES, ...(keys ? [[...keys]] : []), limit],
    )
    return rows
  }

  /**
   * Makes the reservation of a claimed e-mail last anew, just before it is sent: a batch can take longer than one.
   * @returns false if it is to be left alone: another process has claimed it meanwhile, or its person was erased
   */
  async keepClaim({ id, attempts }: Pick<OutgoingMail, "id" | "attempts">): Promise<boolean> {
    const kept = await this.#knex("outgoing_mail")
      .where({ id, attempts, state: "sending" })
      .update({ claimed_at: this.#knex.fn.now() })
    return kept > 0
  }

  /** It has left: from now on it is not sent again, whatever fails. */
  async markDelivered(id: string): Promise<void> {
    await this.#knex("outgoing_mail").where({ id }).update({ delivered_at: this.#knex.fn.now() })
  }

  /** It has left, and what follows is recorded. */
  async markSent(id: string): Promise<void> {
    await this.#knex("outgoing_mail")
      .where({ id })
      .update({
        state: "sent",
        sent_at: this.#knex.raw("coalesce(delivered_at, now())"),
        claimed_at: null,
        last_error: null,
      })
  }

  /** Its record no longer exists: it is neither sent nor tried again. */
  async markDropped(id: string): Promise<void> {
    await this.#knex("outgoing_mail").where({ id }).update({ state: "dropped", claimed_at: null })
  }

  /** @returns whether it will be tried again */
  async markFailed(
    { id, attempts }: Pick<OutgoingMail, "id" | "attempts">,
    reason: string,
  ): Promise<boolean> {
    const isLast = attempts >= MAX_ATTEMPTS
    await this.#knex.raw(
      `update outgoing_mail set state = ?, claimed_at = null, last_error = ?,
              due_at = now() + make_interval(mins => ?) where id = ?`,
      [isLast ? "failed" : "pending", reason.slice(0, MAX_ERROR_LENGTH), retryDelayMinutes(attempts), id],
    )
    return !isLast
  }

  /** E-mails that are overdue by more than this. */
  async findOverdue(
    minutes: number,
  ): Promise<{ kind: string; about_id: string; last_error: string | null }[]> {
    const { rows } = await this.#knex.raw(
      `select kind, about_id, last_error from outgoing_mail
        where state in ('pending', 'sending', 'failed') and created_at < now() - make_interval(mins => ?)
        order by created_at limit 20`,
      [minutes],
    )
    return rows
  }

  /** Deletes the recipients of e-mails that were finished, or given up, this long ago. */
  async prune(days: number): Promise<void> {
    await this.#knex.raw(
      `delete from outgoing_mail
        where state in ('sent', 'dropped', 'failed') and created_at < now() - make_interval(days => ?)`,
      [days],
    )
  }
}
