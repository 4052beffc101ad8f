import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** The mail says so; longer than goods made by hand are likely to last. */
export const REMINDER_LINK_DAYS = 14

interface Dependencies {
  [ContainerRegistrationKeys.PG_CONNECTION]: Knex
}

/** Which carts were reminded of. A row says nothing of a person; its id stands in the mail's link, in place of the cart's. */
export default class CartReminderModuleService {
  readonly #knex: Knex

  constructor(dependencies: Dependencies) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /** Notes that a cart has had its reminder; doing it again changes nothing. @returns the reminder's id */
  async note(cartId: string): Promise<string> {
    await this.#knex("cart_reminder")
      .insert({ id: `reminder_${randomUUID()}`, cart_id: cartId })
      .onConflict("cart_id")
      .ignore()
    const { id } = await this.#knex<{ id: string; cart_id: string }>("cart_reminder")
      .where({ cart_id: cartId })
      .first("id")
      .then((row) => row ?? Promise.reject(new Error(`The reminder of ${cartId} was not noted`)))
    return id
  }

  /** The cart of a reminder whose link still opens; null for any other. */
  async findCart(id: string): Promise<string | null> {
    const row = await this.#knex<{ id: string; cart_id: string }>("cart_reminder")
      .where({ id })
      .andWhereRaw("created_at > now() - make_interval(days => ?)", [REMINDER_LINK_DAYS])
      .first("cart_id")
    return row?.cart_id ?? null
  }
}
