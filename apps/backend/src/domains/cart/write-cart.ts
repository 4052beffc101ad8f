import type { MedusaContainer } from "@medusajs/framework/types"
import { generateEntityId } from "@medusajs/framework/utils"
import { type Prepared, queryPrepared } from "../../records/prepared.ts"
import type { LineToAdd } from "./new-lines.ts"
import { insertLines, toRows } from "./write-lines.ts"

interface CartColumns {
  region_id: string
  sales_channel_id: string
  currency_code: string
  locale: string | null
  metadata: Record<string, unknown> | null
  /** The known part of the destination. */
  shipping_address: { country_code: string } | null
}

/** One statement, so that a crash leaves a complete cart or nothing. */
const WRITE: Prepared = {
  name: "write-cart",
  sql: `
  with address as (
    insert into cart_address (id, country_code)
    select id, country_code from json_populate_recordset(null::cart_address, ?::json) returning id
  ), cart as (
    insert into cart (id, region_id, sales_channel_id, currency_code, locale, metadata, shipping_address_id)
    values (?, ?, ?, ?, ?, ?::jsonb, (select id from address))
  ), ${insertLines}`,
}

/** @returns the new cart's id */
export async function writeCart(
  container: MedusaContainer,
  { region_id, sales_channel_id, currency_code, locale, metadata, shipping_address }: CartColumns,
  lines: readonly LineToAdd[],
): Promise<string> {
  const id = generateEntityId(undefined, "cart")
  const address = shipping_address && { ...shipping_address, id: generateEntityId(undefined, "caaddr") }
  await queryPrepared(container, WRITE, [
    JSON.stringify(address ? [address] : []),
    id,
    region_id,
    sales_channel_id,
    currency_code,
    locale,
    metadata && JSON.stringify(metadata),
    ...toRows(id, lines),
  ])
  return id
}
