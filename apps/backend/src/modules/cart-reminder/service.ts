import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { DatabaseDependency } from "../../records/database-dependency.ts"

/** Stated in the e-mail; longer than handmade products usually stay available. */
export const REMINDER_LINK_DAYS = 14

/**
 * Carts for which a reminder was sent. A row contains no personal data; the e-mail's link contains its id
 * instead of the cart's.
 */
export default class CartReminderModuleService {
  readonly #knex: Knex

  constructor(dependencies: DatabaseDependency) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /** Records that a cart has had its reminder; a repeated call changes nothing. @returns the reminder's id */
  async record(cartId: string): Promise<string> {
    await this.#knex("cart_reminder")
      .insert({ id: `reminder_${randomUUID()}`, cart_id: cartId })
      .onConflict("cart_id")
      .ignore()
    const { id } = await this.#knex<{ id: string; cart_id: string }>("cart_reminder")
      .where({ cart_id: cartId })
      .first("id")
      .then((row) => row ?? Promise.reject(new Error(`The reminder of ${cartId} was not recorded`)))
    return id
  }

  /** The cart of a reminder whose link is still valid; null for any other. */
  async findCart(id: string): Promise<string | null> {
    const row = await this.#knex<{ id: string; cart_id: string }>("cart_reminder")
      .where({ id })
      .andWhereRaw("created_at > now() - make_interval(days => ?)", [REMINDER_LINK_DAYS])
      .first("cart_id")
    return row?.cart_id ?? null
  }
}
