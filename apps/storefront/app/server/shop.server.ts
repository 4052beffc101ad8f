import type { CommerceClient } from "@porteka/commerce-sdk"
import type { Shop } from "@porteka/shop"
import { data } from "react-router"
import { logger } from "./log.server.ts"
import type { RequestContext } from "./request-context.server.ts"

/** What the shop says of itself now, kept in memory until the change feed names it. */
export class ShopStore {
  #stored: Shop | null = null
  #fresh: Promise<Shop | null> | null = null

  /** The shop as it is; an older one, or null, while the back end is unavailable. */
  read(commerce: CommerceClient): Promise<Shop | null> {
    this.#fresh ??= this.#load(commerce)
    return this.#fresh
  }

  /** The shop as it was read last, for what cannot wait. */
  get latest(): Shop | null {
    return this.#stored
  }

  invalidate(): void {
    this.#fresh = null
  }

  async #load(commerce: CommerceClient): Promise<Shop | null> {
    try {
      this.#stored = (await commerce.shop.retrieve()).shop
    } catch (error) {
      logger.warn({ err: error }, "The shop's settings could not be read.")
      this.#fresh = null
    }
    return this.#stored
  }
}

/** For what nothing can be said without: amounts, accounts, texts of the law. @throws a 503 while it is not known */
export async function requireShop({ shop: readShop }: Pick<RequestContext, "shop">): Promise<Shop> {
  const shop = await readShop()
  if (!shop) throw data(null, { status: 503 })
  return shop
}
