import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export interface SavedItem {
  product_id: string
  variant_id: string
  added_at: string
}

export interface SavedWishlist {
  items: SavedItem[]
  /** Null: nothing is saved in the account. */
  saved_at: Date | null
}

/** Wishlists that customers save in their accounts. */
export class Wishlists {
  readonly #knex: Knex

  constructor(knex: Knex) {
    this.#knex = knex
  }

  async find(customerId: string): Promise<SavedWishlist> {
    const row = await this.#knex<SavedWishlist & { customer_id: string }>("account_wishlist")
      .where({ customer_id: customerId })
      .first("items", "saved_at")
    return row ?? { items: [], saved_at: null }
  }

  async save(customerId: string, items: SavedItem[]): Promise<void> {
    await this.#knex("account_wishlist")
      .insert({ customer_id: customerId, items: JSON.stringify(items), saved_at: this.#knex.fn.now() })
      .onConflict("customer_id")
      .merge()
  }

  async forget(customerId: string): Promise<void> {
    await this.#knex("account_wishlist").where({ customer_id: customerId }).delete()
  }
}
