import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Locale } from "@porteka/shop/languages"
import type { DatabaseDependency } from "../../records/database-dependency.ts"

/**
 * A gift card that a shopper has bought or the staff has given out: its recipient and its state. Its money is a
 * promotion's budget.
 */
export interface SoldGiftCard {
  id: string
  /** Null, as `line_item_id`: the staff has given it out. */
  order_id: string | null
  line_item_id: string | null
  /** The number of the piece within the line, from 1. */
  piece: number
  code: string
  /** Whole forints. */
  value: number
  /** Of the card's e-mail. */
  locale: Locale
  /** Empty, as `buyer_name`, if there was no buyer. */
  buyer_email: string
  buyer_name: string
  recipient_name: string
  /** Null: the buyer hands it over, or it was of a deleted account. */
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
  /** Why the staff has given it out, and who did. */
  reason: string | null
  given_by: string | null
  created_at: Date
}

type Details = Pick<
  SoldGiftCard,
  "code" | "value" | "locale" | "recipient_name" | "recipient_email" | "message" | "send_on" | "valid_until"
>

export type NewSoldGiftCard = Details &
  Pick<SoldGiftCard, "piece" | "buyer_email" | "buyer_name"> & { order_id: string; line_item_id: string }

export type NewGivenGiftCard = Details & { id: string; reason: string; given_by: string }

/** Days as text, because the driver would convert them to points in time. */
const COLUMNS = `sold.*, to_char(sold.send_on, 'YYYY-MM-DD') as send_on,
  to_char(sold.valid_until, 'YYYY-MM-DD') as valid_until`

export default class SoldGiftCardModuleService {
  readonly #knex: Knex

  constructor(dependencies: DatabaseDependency) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /** Records a card of a paid line; a repeated call for the same piece does nothing. */
  async record(card: NewSoldGiftCard): Promise<void> {
    await this.#knex("sold_gift_card")
      .insert({ id: `sgc_${randomUUID()}`, ...card })
      .onConflict(["line_item_id", "piece"])
      .ignore()
  }

  /** Records a card that the staff gives out; a repeated call with the same id does nothing. */
  async recordGiven(card: NewGivenGiftCard): Promise<void> {
    await this.#knex("sold_gift_card")
      .insert({ ...card, piece: 1, buyer_email: "", buyer_name: "" })
      .onConflict("id")
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

  /** @param by the staff member; null: its order was canceled or completely refunded */
  async markVoided(id: string, by: string | null): Promise<void> {
    await this.#knex("sold_gift_card")
      .where({ id, voided_at: null })
      .update({ voided_at: this.#knex.fn.now(), voided_by: by })
  }

  async #update(id: string, values: Record<string, unknown>): Promise<void> {
    await this.#knex("sold_gift_card").where({ id }).update(values)
  }
}
