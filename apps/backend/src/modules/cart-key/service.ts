import { createHash } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CART_DAYS } from "@porteka/shop"
import type { DatabaseDependency } from "../../records/database-dependency.ts"
import { type Prepared, queryPreparedOn } from "../../records/prepared.ts"

/** A requested cart, with the caller's key. */
export interface AskedCart {
  id: string
  key?: string | null | undefined
}

/** `stale`: the key was valid until just now, and the browser will have another for the next request. */
export type CartStanding = "open" | "stale" | "closed"

/** A browser without a key. Its row contains the time until which the id alone gave access. */
const NO_KEY = ""
/** The remaining validity of a replaced key, for requests that are already on their way. */
const GRACE_SECONDS = 10
/**
 * During this time the answer is that the key is stale instead of that there is no cart, because requests on a
 * slow connection may still arrive.
 */
const STALE_SECONDS = 120

/**
 * Access to a cart beyond its id (ADR 0056). A cart without keys is accessible with its id; from the first key
 * on only with a key. A replaced key expires some seconds after its successor is first used: a browser is not
 * locked out by a lost answer, and pending requests succeed. Only each key's hash is stored.
 */
export default class CartKeyModuleService {
  readonly #knex: Knex

  constructor(dependencies: DatabaseDependency) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /** The access of the caller to these carts, one answer for each in the same order. */
  async standings(asked: readonly AskedCart[]): Promise<CartStanding[]> {
    if (asked.length === 0) return []
    const ids = asked.map(({ id }) => id)
    const hashes = asked.map(({ key }) => hashOf(key))
    const rows = await queryPreparedOn<{ opens: boolean; is_stale: boolean }>(this.#knex, STANDINGS, [
      ids,
      hashes,
    ])
    // A prepared statement may repeat the last one.
    return rows
      .slice(0, asked.length)
      .map(({ opens, is_stale }) => (opens ? "open" : is_stale ? "stale" : "closed"))
  }

  async standing(asked: AskedCart): Promise<CartStanding> {
    const [standing = "closed"] = await this.standings([asked])
    return standing
  }

  /** Issues the next key of the browser that has access. */
  async replace({ id, key }: AskedCart, next: string): Promise<void> {
    await this.#add(id, next, hashOf(key))
  }

  /** Issues a key for another browser, identified by the logged-in customer. */
  async give(id: string, key: string): Promise<void> {
    await this.#add(id, key, null)
  }

  /** Deletes keys that expired long ago. Each was replaced by one that is kept, so no cart becomes accessible. */
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
 * One statement for many carts: it expires the key that a used key has replaced, and any other pending
 * successor. A key lives as long as its cookie, and so does a cart that is not changed: afterward it can no
 * longer be opened.
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
