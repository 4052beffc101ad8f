import type { MedusaContainer } from "@medusajs/framework/types"
import { generateEntityId } from "@medusajs/framework/utils"
import { type Prepared, queryPrepared } from "../../records/prepared.ts"
import { rawAmount } from "../../records/raw-amount.ts"
import type { LineToAdd } from "./new-lines.ts"
import type { priceColumns } from "./to-line-item.ts"

const raw = (amount: number | null) => (amount === null ? null : rawAmount(amount))

const LINE_COLUMNS = [
  "id",
  "cart_id",
  "title",
  "subtitle",
  "thumbnail",
  "quantity",
  "variant_id",
  "product_id",
  "product_title",
  "product_description",
  "product_subtitle",
  "product_type",
  "product_type_id",
  "product_collection",
  "product_handle",
  "variant_sku",
  "variant_barcode",
  "variant_title",
  "requires_shipping",
  "is_discountable",
  "is_tax_inclusive",
  "compare_at_unit_price",
  "raw_compare_at_unit_price",
  "unit_price",
  "raw_unit_price",
  "metadata",
].join(", ")

const TAX_COLUMNS = "id, item_id, description, tax_rate_id, code, rate, provider_id"

/** The end of a statement that writes lines with their taxes; its values are those of `toRows`. */
export const insertLines = `line as (
    insert into cart_line_item (${LINE_COLUMNS})
    select ${LINE_COLUMNS} from json_populate_recordset(null::cart_line_item, ?::json)
  )
  insert into cart_line_item_tax_line (${TAX_COLUMNS})
  select ${TAX_COLUMNS} from json_populate_recordset(null::cart_line_item_tax_line, ?::json)`

export function toRows(cartId: string, lines: readonly LineToAdd[]): [lines: string, taxes: string] {
  // Lines written at the same moment are ordered by their ids.
  const ids = lines.map(() => generateEntityId(undefined, "cali")).toSorted()
  const rows = lines.map(({ tax_lines, ...line }, index) => ({
    tax_lines,
    line: {
      ...line,
      id: ids[index],
      cart_id: cartId,
      raw_unit_price: raw(line.unit_price),
      raw_compare_at_unit_price: raw(line.compare_at_unit_price),
    },
  }))
  const taxes = rows.flatMap(({ line, tax_lines }) =>
    tax_lines.map((tax) => ({ ...tax, id: generateEntityId(undefined, "calitxl"), item_id: line.id })),
  )
  return [JSON.stringify(rows.map(({ line }) => line)), JSON.stringify(taxes)]
}

/** One statement, so that a line always has its taxes. */
const ADD: Prepared = { name: "add-cart-lines", sql: `with ${insertLines}` }

export async function addLines(
  container: MedusaContainer,
  cartId: string,
  lines: readonly LineToAdd[],
): Promise<void> {
  await queryPrepared(container, ADD, toRows(cartId, lines))
}

const UPDATE: Prepared = {
  name: "update-cart-line",
  sql: `
  update cart_line_item
     set quantity = ?, unit_price = ?, raw_unit_price = ?::jsonb, compare_at_unit_price = ?,
         raw_compare_at_unit_price = ?::jsonb, is_tax_inclusive = ?, updated_at = now()
   where id = ? and deleted_at is null`,
}

export async function updateLine(
  container: MedusaContainer,
  lineId: string,
  quantity: number,
  { unit_price, compare_at_unit_price, is_tax_inclusive }: ReturnType<typeof priceColumns>,
): Promise<void> {
  const rawCompare = raw(compare_at_unit_price)
  await queryPrepared(container, UPDATE, [
    quantity,
    unit_price,
    JSON.stringify(raw(unit_price)),
    compare_at_unit_price,
    rawCompare && JSON.stringify(rawCompare),
    is_tax_inclusive,
    lineId,
  ])
}

/** A soft delete like Medusa's, including dependent rows. */
const REMOVE: Prepared = {
  name: "remove-cart-line",
  sql: `
  with line as (
    update cart_line_item set deleted_at = now(), updated_at = now() where id = ? and deleted_at is null returning id
  ), tax as (
    update cart_line_item_tax_line set deleted_at = now(), updated_at = now()
     where item_id in (select id from line) and deleted_at is null
  )
  update cart_line_item_adjustment set deleted_at = now(), updated_at = now()
   where item_id in (select id from line) and deleted_at is null`,
}

export async function removeLine(container: MedusaContainer, lineId: string): Promise<void> {
  await queryPrepared(container, REMOVE, [lineId])
}
