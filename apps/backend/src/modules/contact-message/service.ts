import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils"
import { RETENTION } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"
import { addCase } from "../../cases/case-book.ts"
import type { DatabaseDependency } from "../../records/database-dependency.ts"
import { ContactMessage } from "./models/contact-message.ts"

const MESSAGES = { table: "contact_message", prefix: "contact", letters: "UZ" } as const

interface NewContactMessage {
  submission_id?: string | undefined
  locale: Locale
  name: string
  email: string
  /** As typed; empty for a message that is about no order. */
  order_reference: string
  order_id: string | null
  message: string
}

export interface ContactMessageRow extends NewContactMessage {
  id: string
  /** `UZ-2026-000123` */
  reference: string
  received_at: Date
}

/** Messages of the contact page. They are answered by e-mail; the staff marks those that have been answered. */
export default class ContactMessageModuleService extends MedusaService({ ContactMessage }) {
  readonly #knex: Knex

  constructor(dependencies: DatabaseDependency) {
    super(dependencies)
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /** Records a message. A repeated submission returns the same message. */
  async record(given: NewContactMessage): Promise<ContactMessageRow> {
    const { row } = await addCase<ContactMessageRow>(this.#knex, MESSAGES, given)
    return row
  }

  async find(id: string): Promise<ContactMessageRow | undefined> {
    return await this.#knex("contact_message").where({ id }).first()
  }

  async findAll(ids: readonly string[]): Promise<ContactMessageRow[]> {
    return await this.#knex("contact_message").whereIn("id", ids).orderBy("number")
  }

  /**
   * Marks a message as answered by a staff member, or as open again (null). The first answer is kept.
   * @returns whether there is such a message
   */
  async markAnswered(id: string, staffId: string | null): Promise<boolean> {
    const { rows } = await this.#knex.raw(
      `update contact_message
          set answered_at = case when :staffId::text is not null then coalesce(answered_at, now()) end,
              answered_by = case when :staffId::text is not null then coalesce(answered_by, :staffId) end
        where id = :id returning id`,
      { id, staffId },
    )
    return rows.length > 0
  }

  /** Messages of the last days whose e-mails a crashed process may not have enqueued. */
  async findUnanswered(days: number): Promise<ContactMessageRow[]> {
    const { rows } = await this.#knex.raw(
      `select message.* from contact_message message
        where message.received_at > now() - make_interval(days => ?)
          and not exists (select from outgoing_mail mail where mail.key = 'contact_notice:' || message.id)`,
      [days],
    )
    return rows
  }

  /** Deletes old messages, also those that nobody answered; the shop has them as e-mails. */
  async prune(): Promise<void> {
    await this.#knex.raw("delete from contact_message where received_at < now() - make_interval(days => ?)", [
      RETENTION.messageDays,
    ])
  }
}
