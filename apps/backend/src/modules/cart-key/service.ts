import { createHash } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CART_DAYS } from "@porteka/shop"
import { askPreparedOn, type Prepared } from "../../records/prepared.ts"

interface Dependencies {
  [ContainerRegistrationKeys.PG_CONNECTION]: Knex
}

/** A cart somebody asks for, and the key they have to it. */
export interface AskedCart {
  id: string
  key?: string | null | undefined
}

/** `stale`: the key was good until just now, and the browser has another by the time it asks again. */
export type CartStanding = "open" | "stale" | "closed"

/** A browser without a key. Its row says until when the cart opened to whoever knew the id alone. */
const NO_KEY = ""
/** Requests that were under way when a key was replaced have come by then: until then it opens the cart. */
const GRACE_SECONDS = 10
/** Afterwards who has it is told that it is stale, not that there is no cart: a slow line may still bring requests. */
const STALE_SECONDS = 120

/**
 * What opens a cart besides its id (ADR 0056). A cart without keys opens to whoever knows its id; from the first key on
 * only a key opens it. A key that replaces another ends that one some seconds after it is first used: an answer that
 * is lost on its way locks nobody out, and what was under way arrives. Of each key only the hash is kept.
 */
export default class CartKeyModuleService {
  readonly #knex: Knex

  constructor(dependencies: Dependencies) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /** How these carts stand to who asks, one answer for each in the same order. */
  async standings(asked: readonly AskedCart[]): Promise<CartStanding[]> {
    if (asked.length === 0) return []
    const ids = asked.map(({ id }) => id)
    const hashes = asked.map(({ key }) => hashOf(key))
    const rows = await askPreparedOn<{ opens: boolean; is_stale: boolean }>(this.#knex, STANDINGS, [
      ids,
      hashes,
    ])
    return rows.map(({ opens, is_stale }) => (opens ? "open" : is_stale ? "stale" : "closed"))
  }

  async standing(asked: AskedCart): Promise<CartStanding> {
    const [standing = "closed"] = await this.standings([asked])
    return standing
  }

  /** The next key of the browser that opened the cart. */
  async replace({ id, key }: AskedCart, next: string): Promise<void> {
    await this.#add(id, next, hashOf(key))
  }

  /** A key of one more browser, which has come to the cart by who uses it. */
  async give(id: string, key: string): Promise<void> {
    await this.#add(id, key, null)
  }

  /** Forgets keys that have ended long ago. Each was replaced by one that is kept, so no cart is opened by it. */
  async prune(): Promise<void> {
    await this.#knex("cart_key").whereRaw("ended_at < now() - make_interval(days => ?)", [CART_DAYS]).delete()
  }

  async #add(id: string, key: string, replaces: string | null): Promise<void> {
    await this.#knex("cart_key")
      .insert([
        { cart_id: id, key_hash: NO_KEY },
        { cart_id: id, key_hash: hashOf(key), replaces },
      ])
      .onConflict(["cart_id", "key_hash"])
      .ignore()
  }
}

const hashOf = (key: string | null | undefined): string =>
  key ? createHash("sha256").update(key).digest("base64url") : NO_KEY

/**
 * One statement for the many: it ends what a key in use has replaced, and whatever else was to replace that. A key lives as
 * long as its cookie, whatever a browser does, and so does a cart that nobody has changed: it opens to nobody.
 */
const STANDINGS: Prepared = {
  name: "cart-key-standings",
  sql: `
  with asked as (
    select cart_id, key_hash, place
      from unnest(?::text[], ?::text[]) with ordinality as asked (cart_id, key_hash, place)
  ), ended as (
    update cart_key other set ended_at = now()
      from cart_key used join asked using (cart_id, key_hash)
     where other.cart_id = used.cart_id and other.key_hash <> used.key_hash and other.ended_at is null
       and used.ended_at is null and used.replaces in (other.key_hash, other.replaces)
  )
  select not exists (
           select from cart
            where cart.id = asked.cart_id and cart.updated_at < now() - interval '${CART_DAYS} days'
              and not exists (select from cart_line_item line where line.cart_id = cart.id
                                and line.updated_at > now() - interval '${CART_DAYS} days'))
         and (count(known.cart_id) = 0 or coalesce(bool_or(
           known.key_hash = asked.key_hash
           and (known.ended_at is null or known.ended_at > now() - interval '${GRACE_SECONDS} seconds')
           and (known.key_hash = '${NO_KEY}' or known.created_at > now() - interval '${CART_DAYS} days')), false)) as opens,
         coalesce(bool_or(known.key_hash = asked.key_hash
           and known.ended_at > now() - interval '${STALE_SECONDS} seconds'), false) as is_stale
    from asked left join cart_key known on known.cart_id = asked.cart_id
   group by asked.place, asked.cart_id order by asked.place`,
}
