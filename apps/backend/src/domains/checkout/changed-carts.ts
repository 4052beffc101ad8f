import type { MedusaContainer } from "@medusajs/framework/types"
import { CART_KEY_MODULE } from "../../modules/cart-key/index.ts"
import { type Prepared, queryPrepared } from "../../records/prepared.ts"
import { KEPT_CODES_VERSION } from "../promotions/kept-codes.sql.ts"
import { readWholeCarts } from "./whole-cart.ts"

/** A cart the caller has read, with its key and version. */
export interface SeenCart {
  id: string
  key?: string | undefined
  version?: string
}

/** Without `cart`: unchanged. A missing cart has no answer. */
export interface ChangedCart {
  id: string
  version: string
  cart?: unknown
  /** The key was just replaced; nothing else is returned. */
  stale?: true
}

const rowsOf = (table: string, key: string, owner: string) =>
  `(select string_agg(part.id || part.xmin, ',' order by part.id) from ${table} part
     where part.${key} = ${owner} and part.deleted_at is null)`

/**
 * Cart versions, from PostgreSQL's own mark of each row that provides an amount or a text (`xmin`, the
 * transaction that wrote it): every change is detected, whoever made it.
 */
const VERSIONS: Prepared = {
  name: "cart-versions",
  sql: `
  select cart.id, md5(concat_ws('|', cart.xmin,
           (select region.xmin from region where region.id = cart.region_id),
           (select string_agg(concat_ws(',', line.id, line.xmin,
                     ${rowsOf("cart_line_item_tax_line", "item_id", "line.id")},
                     ${rowsOf("cart_line_item_adjustment", "item_id", "line.id")}), ';' order by line.id)
              from cart_line_item line where line.cart_id = cart.id and line.deleted_at is null),
           (select string_agg(concat_ws(',', method.id, method.xmin,
                     ${rowsOf("cart_shipping_method_tax_line", "shipping_method_id", "method.id")},
                     ${rowsOf("cart_shipping_method_adjustment", "shipping_method_id", "method.id")}), ';' order by method.id)
              from cart_shipping_method method where method.cart_id = cart.id and method.deleted_at is null),
           ${rowsOf("credit_line", "cart_id", "cart.id")},
           ${rowsOf("cart_address", "id", "cart.shipping_address_id")},
           ${rowsOf("cart_address", "id", "cart.billing_address_id")},
           (select string_agg(concat_ws(',', promotion.id, promotion.xmin,
                     ${rowsOf("promotion_application_method", "promotion_id", "promotion.id")}), ';' order by promotion.id)
              from cart_promotion link join promotion on promotion.id = link.promotion_id
             where link.cart_id = cart.id and link.deleted_at is null),
           (select string_agg(concat_ws(',', collection.id, collection.xmin,
                     ${rowsOf("payment_session", "payment_collection_id", "collection.id")}), ';' order by collection.id)
              from cart_payment_collection link join payment_collection collection
                on collection.id = link.payment_collection_id
             where link.cart_id = cart.id and link.deleted_at is null),
           ${KEPT_CODES_VERSION})) as version
    from cart where cart.id = any(?) and cart.deleted_at is null`,
}

/** Returns those of many carts that have changed since they were read. */
export async function readChangedCarts(
  container: MedusaContainer,
  seen: readonly SeenCart[],
): Promise<ChangedCart[]> {
  const standings = await container.resolve(CART_KEY_MODULE).standings(seen)
  const stale = seen.flatMap(({ id }, place): ChangedCart[] =>
    standings[place] === "stale" ? [{ id, version: "unknown", stale: true }] : [],
  )
  const open = seen.filter((_, place) => standings[place] === "open")
  return [...stale, ...(open.length > 0 ? await readOpenCarts(container, open) : [])]
}

async function readOpenCarts(container: MedusaContainer, seen: readonly SeenCart[]): Promise<ChangedCart[]> {
  const known = new Map(seen.map(({ id, version }) => [id, version]))
  const now = await queryPrepared<{ id: string; version: string }>(container, VERSIONS, [[...known.keys()]])
  const changed = now.filter(({ id, version }) => known.get(id) !== version).map(({ id }) => id)
  // The cart is read after its version, so a change in between only means that it is read again next time.
  const carts = changed.length > 0 ? await readWholeCarts(container, changed) : []
  const byId = new Map(carts.map((cart) => [cart.id, cart]))
  return now.flatMap(({ id, version }) => {
    if (known.get(id) === version) return [{ id, version }]
    const cart = byId.get(id)
    return cart ? [{ id, version, cart }] : []
  })
}
