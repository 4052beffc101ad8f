import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Locale } from "@porteka/shop"
import { MAX_ATTEMPTS, retryDelayMinutes } from "./retry-delay.ts"

/** Mails about an order; what is to be told of it: `domains/orders/mails/find-unsent-mails.ts`. */
export const ORDER_MAIL_KINDS = [
  "order_placed",
  "newsletter_confirmation",
  "order_paid",
  "order_ready",
  "order_shipped",
  "order_delivered",
  "order_changed",
  "order_cancelled",
  "order_refunded",
  "return_requested",
  "return_received",
  "owner_order",
] as const
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number]

/** Mails about a customer's account. */
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

/** Mails that let the staff into the admin. */
export type StaffMailKind = "admin_invite" | "admin_password_reset"

export type OutgoingMailKind =
  | OrderMailKind
  | AccountMailKind
  | StaffMailKind
  | "order_link"
  | "owner_orders"
  | "order_transfer"
  | "transfer_reminder"
  | "large_transfer"
  | "withdrawal_receipt"
  | "withdrawal_answer"
  | "withdrawal_notice"
  | "withdrawal_notices"
  | "complaint_receipt"
  | "complaint_answer"
  | "complaint_notice"
  | "complaint_notices"
  | "restock_confirmation"
  | "back_in_stock"
  | "payment_returned"
  | "review_request"
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
}

export type NewMail = Pick<OutgoingMail, "kind" | "about_id" | "locale" | "recipient"> & {
  /** The same mail always has the same key. */
  key: string
  /** Which parcel, payment, refund or return of it. */
  part_id?: string
  /** `dropped`: noted as settled, because nobody is to be told. */
  state?: Extract<OutgoingMailState, "pending" | "dropped">
}

/** How many mails of one kind an address gets in so many hours; parts of one are possible. */
export interface MailLimit {
  most: number
  hours: number
}

/** A process that died while sending holds its mails for this long. */
const CLAIM_MINUTES = 10
const MAX_ERROR_LENGTH = 500
const SECONDS_PER_HOUR = 3600
const CLAIMED = "id, kind, about_id, part_id, locale, recipient, attempts, created_at"

interface Dependencies {
  [ContainerRegistrationKeys.PG_CONNECTION]: Knex
}

/** Every mail of the shop: what is to be sent, and what has been. */
export default class OutgoingMailModuleService {
  readonly #knex: Knex

  constructor(dependencies: Dependencies) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /** Notes a mail to be sent; the second time for the same key it does nothing. */
  async enqueue(mail: NewMail): Promise<void> {
    await this.#knex("outgoing_mail")
      .insert({ id: `mail_${randomUUID()}`, due_at: this.#knex.fn.now(), ...mail })
      .onConflict()
      .ignore()
  }

  /**
   * Notes a mail that anybody can cause by typing an address: beyond so many of its kind to one address in so many
   * hours it is noted as dropped, whoever asks from wherever.
   */
  async enqueueAtMost(mail: NewMail, { most, hours }: MailLimit): Promise<void> {
    await this.#knex.transaction(async (transaction) => {
      const recipient = mail.recipient.toLowerCase()
      // One after the other for an address: many at once would each count too few.
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

  /** What mails of a kind were about that were dropped within a time. */
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

  /** @param key as it was noted; undefined when it never was, or is forgotten */
  async findState(key: string): Promise<OutgoingMailState | undefined> {
    const row = await this.#knex<{ key: string; state: OutgoingMailState }>("outgoing_mail")
      .where({ key })
      .first("state")
    return row?.state
  }

  /** Takes mails that are due, so that no other process sends them; with keys only those. */
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

  async markSent(id: string): Promise<void> {
    await this.#knex("outgoing_mail")
      .where({ id })
      .update({ state: "sent", sent_at: this.#knex.fn.now(), claimed_at: null, last_error: null })
  }

  /** What it was about is gone: it is not sent and not tried again. */
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

  /** Mails that should have left longer ago than that. */
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

  /** Forgets to whom mails went that are settled for so long. */
  async prune(days: number): Promise<void> {
    await this.#knex.raw(
      `delete from outgoing_mail
        where state in ('sent', 'dropped') and created_at < now() - make_interval(days => ?)`,
      [days],
    )
  }
}
