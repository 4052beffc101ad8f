import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { findLineOptionFault, type LineOptions, type Personalisation } from "@porteka/shop"
import { parseProductMetadata } from "../../modules/catalogue/product-metadata.ts"
import { LineOptionError } from "./line-option-error.ts"

const SPECIAL_GOODS = `
  select variant.id, product.metadata from product_variant variant
    join product on product.id = variant.product_id
   where variant.id = any(?)
     and (product.metadata -> 'personalisation' is not null or product.metadata -> 'line_option' is not null)`

interface SpecialGoods {
  /** The requirements for the inscription; null if the product has none. */
  personalisation: Personalisation | null
  /** A charge for an option of other products, which cannot be bought alone. */
  isCharge: boolean
}

async function readSpecialGoods(
  container: MedusaContainer,
  variantIds: readonly string[],
): Promise<Map<string, SpecialGoods>> {
  if (variantIds.length === 0) return new Map()
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: { id: string; metadata: unknown }[] }>(SPECIAL_GOODS, [[...variantIds]])
  return new Map(
    rows.map(({ id, metadata }) => {
      const { personalisation = null, line_option } = parseProductMetadata(metadata)
      return [id, { personalisation, isCharge: line_option !== undefined }]
    }),
  )
}

export interface LineWithOptions {
  variant_id: string | null
  options: LineOptions
}

/** Lines whose inscription is missing or does not meet the product's requirements. */
export async function findUnfittingLines<Line extends LineWithOptions>(
  container: MedusaContainer,
  lines: readonly Line[],
): Promise<Line[]> {
  const special = await readSpecialGoods(
    container,
    lines.flatMap(({ variant_id: id }) => id ?? []),
  )
  return lines.filter(
    ({ variant_id: id, options }) =>
      findLineOptionFault(options, special.get(id ?? "")?.personalisation ?? null) !== null,
  )
}

/**
 * @throws LineOptionError if an inscription is missing or invalid; not found for a product that is only a
 * charge for an option
 */
export async function requireFittingOptions(
  container: MedusaContainer,
  lines: readonly LineWithOptions[],
): Promise<void> {
  const special = await readSpecialGoods(
    container,
    lines.flatMap(({ variant_id: id }) => id ?? []),
  )
  for (const { variant_id: id, options } of lines) {
    const { personalisation = null, isCharge = false } = special.get(id ?? "") ?? {}
    if (isCharge) throw new MedusaError(MedusaError.Types.NOT_FOUND, "This is not sold by itself")
    const fault = findLineOptionFault(options, personalisation)
    if (fault) throw new LineOptionError(fault)
  }
}
