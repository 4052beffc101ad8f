import type { CreateLineItemForCartDTO, MedusaContainer } from "@medusajs/framework/types"
import { applyTranslations, Modules } from "@medusajs/framework/utils"
import { readRecords } from "../../records/read-records.ts"
import { readTaxLines, type TaxedCart } from "../counting/tax-lines.ts"
import {
  type BoughtVariant,
  isAvailable,
  type NewLine,
  type Price,
  toLineItem,
  VARIANT_FIELDS,
} from "./to-line-item.ts"

/** What of a cart the price, the texts and the taxes of a line hang on. */
export interface LinesCart extends TaxedCart {
  region_id: string
}

export type LineToAdd = Omit<CreateLineItemForCartDTO, "cart_id">

/**
 * Lines as Medusa would write them, with price, texts and taxes.
 * @returns undefined when the goods need Medusa's own way, or are to be refused
 */
export async function toNewLines(
  container: MedusaContainer,
  cart: LinesCart,
  lines: readonly NewLine[],
): Promise<LineToAdd[] | undefined> {
  const variants = await readVariants(
    container,
    lines.map(({ variant_id: id }) => id),
  )
  if (cart.locale)
    await applyTranslations({ localeCode: cart.locale, objects: [...variants.values()], container })
  const made = await Promise.all(lines.map((line) => toLine(container, cart, line, variants)))
  const all = made.flatMap((line) => line ?? [])
  return all.length === lines.length ? all : undefined
}

async function toLine(
  container: MedusaContainer,
  cart: LinesCart,
  line: NewLine,
  variants: Map<string, BoughtVariant>,
): Promise<LineToAdd | undefined> {
  const variant = variants.get(line.variant_id)
  if (!variant || !isAvailable(variant, line.quantity)) return undefined
  const price = await findPrice(container, cart, variant, line.quantity)
  if (!price) return undefined
  const taxed = {
    id: variant.id,
    product_id: variant.product?.id ?? null,
    product_type_id: variant.product?.type?.id ?? null,
    quantity: line.quantity,
    unit_price: Number(price.calculated_amount),
  }
  const taxes = await readTaxLines(container, cart, [taxed], [])
  return { ...toLineItem(line, variant, price), tax_lines: taxes.get(variant.id) ?? [] }
}

async function readVariants(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<Map<string, BoughtVariant>> {
  const variants = await readRecords<BoughtVariant>(container, {
    entity: "variant",
    fields: VARIANT_FIELDS,
    filters: { id: [...ids] },
  })
  return new Map(variants.map((variant) => [variant.id, variant]))
}

async function findPrice(
  container: MedusaContainer,
  { currency_code, region_id }: LinesCart,
  { price_set }: BoughtVariant,
  quantity: number,
): Promise<Price | undefined> {
  if (!price_set) return undefined
  const [price] = await container
    .resolve(Modules.PRICING)
    .calculatePrices({ id: [price_set.id] }, { context: { currency_code, region_id, quantity } })
  const amount = price?.calculated_amount
  return price && amount !== null && amount !== undefined
    ? { ...price, calculated_amount: amount }
    : undefined
}
