import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Locale } from "@porteka/shop/languages"

/** A gift card that a shopper has bought: its recipient and its state. Its money is a promotion's budget. */
export interface SoldGiftCard {
  id: string
  order_id: string
  line_item_id: string
  /** The number of the piece within the line, from 1. */
  piece: number
  code: string
  /** Whole forints. */
  value: number
  /** The order's language, for the card's e-mail. */
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
  /** When its code became valid. */
  made_at: Date | null
  sent_at: Date | null
  /** How often it had to be sent; each time is a separate e-mail. */
  sendings: number
  voided_at: Date | null
  voided_by: string | null
  created_at: Date
}

export type NewSoldGiftCard = Omit<
  SoldGiftCard,
  "id" | "made_at" | "sent_at" | "sendings" | "voided_at" | "voided_by" | "created_at"
>

/** Days as text, because the driver would convert them to points in time. */
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

  /** Records a card of a paid line; a repeated call for the same piece does nothing. */
  async record(card: NewSoldGiftCard): Promise<void> {
    await this.#knex("sold_gift_card")
      .insert({ id: `sgc_${randomUUID()}`, ...card })
      .onConflict(["line_item_id", "piece"])
      .ignore()
  }

  find = (id: string): Promise<SoldGiftCard | undefined> =>
    this.#ask("sold.id = ?", [id]).then(([card]) => card)

  listOfOrder = (orderId: string): Promise<SoldGiftCard[]> => this.#ask("sold.order_id = ?", [orderId])

  listUnmade = (): Promise<SoldGiftCard[]> => this.#ask("sold.made_at is null and sold.voided_at is null", [])

  /** Created, not sent yet, and due. */
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

  /** @param sendings the total number of sendings, including the next one */
  async recordSending(id: string, sendings: number): Promise<void> {
    await this.#knex("sold_gift_card").where({ id }).andWhere("sendings", "<", sendings).update({ sendings })
  }

  async changeRecipient(id: string, recipient_email: string | null): Promise<void> {
    await this.#update(id, { recipient_email })
  }

  /** @param by the staff member; null: its order was cancelled or completely refunded */
  async markVoided(id: string, by: string | null): Promise<void> {
    await this.#knex("sold_gift_card")
      .where({ id, voided_at: null })
      .update({ voided_at: this.#knex.fn.now(), voided_by: by })
  }

  async #update(id: string, values: Record<string, unknown>): Promise<void> {
    await this.#knex("sold_gift_card").where({ id }).update(values)
  }
}
