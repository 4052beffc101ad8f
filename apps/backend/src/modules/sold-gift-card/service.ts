import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Locale } from "@porteka/shop/languages"

/** A gift card that a shopper has bought: for whom it is, and what has become of it. Its money is a promotion's budget. */
export interface SoldGiftCard {
  id: string
  order_id: string
  line_item_id: string
  /** Which of the line's pieces, from 1. */
  piece: number
  code: string
  /** Whole forints. */
  value: number
  /** Of the order: the card's mail is in it. */
  locale: Locale
  buyer_email: string
  buyer_name: string
  recipient_name: string
  /** Null: the buyer hands it over. */
  recipient_email: string | null
  message: string | null
  /** YYYY-MM-DD, as `valid_until`. */
  send_on: string
  valid_until: string
  /** From then on its code is worth something. */
  made_at: Date | null
  sent_at: Date | null
  /** How often it was to be sent; each time is a mail of its own. */
  sendings: number
  voided_at: Date | null
  voided_by: string | null
  created_at: Date
}

export type NewSoldGiftCard = Omit<
  SoldGiftCard,
  "id" | "made_at" | "sent_at" | "sendings" | "voided_at" | "voided_by" | "created_at"
>

/** Days as they are written: the driver would make moments of them. */
const COLUMNS = `sold.*, to_char(sold.send_on, 'YYYY-MM-DD') as send_on,
  to_char(sold.valid_until, 'YYYY-MM-DD') as valid_until`

interface Dependencies {
  [ContainerRegistrationKeys.PG_CONNECTION]: Knex
}

export default class SoldGiftCardModuleService {
  readonly #knex: Knex

  constructor(dependencies: Dependencies) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /** Notes a card of a paid line; the second time for the same piece it does nothing. */
  async note(card: NewSoldGiftCard): Promise<void> {
    await this.#knex("sold_gift_card")
      .insert({ id: `sgc_${randomUUID()}`, ...card })
      .onConflict(["line_item_id", "piece"])
      .ignore()
  }

  find = (id: string): Promise<SoldGiftCard | undefined> =>
    this.#ask("sold.id = ?", [id]).then(([card]) => card)

  listOfOrder = (orderId: string): Promise<SoldGiftCard[]> => this.#ask("sold.order_id = ?", [orderId])

  listUnmade = (): Promise<SoldGiftCard[]> => this.#ask("sold.made_at is null and sold.voided_at is null", [])

  /** Made, not sent yet, and its day has come. */
  listToSend = (today: string): Promise<SoldGiftCard[]> =>
    this.#ask(
      "sold.made_at is not null and sold.voided_at is null and sold.sendings = 0 and sold.send_on <= ?",
      [today],
    )

  async #ask(condition: string, values: (string | number)[]): Promise<SoldGiftCard[]> {
    const { rows } = await this.#knex.raw<{ rows: SoldGiftCard[] }>(
      `select ${COLUMNS} from sold_gift_card sold where ${condition} order by sold.created_at, sold.piece`,
      values,
    )
    return rows
  }

  async markMade(id: string): Promise<void> {
    await this.#update(id, { made_at: this.#knex.fn.now() })
  }

  async markSent(id: string): Promise<void> {
    await this.#update(id, { sent_at: this.#knex.fn.now() })
  }

  /** @param sendings how often it is to be sent from now on, with the one to come */
  async noteSending(id: string, sendings: number): Promise<void> {
    await this.#knex("sold_gift_card").where({ id }).andWhere("sendings", "<", sendings).update({ sendings })
  }

  async changeRecipient(id: string, recipient_email: string | null): Promise<void> {
    await this.#update(id, { recipient_email })
  }

  /** @param by of the staff; null: its order was cancelled, or all its money went back */
  async markVoided(id: string, by: string | null): Promise<void> {
    await this.#knex("sold_gift_card")
      .where({ id, voided_at: null })
      .update({ voided_at: this.#knex.fn.now(), voided_by: by })
  }

  async #update(id: string, values: Record<string, unknown>): Promise<void> {
    await this.#knex("sold_gift_card").where({ id }).update(values)
  }
}
