import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { WithdrawalExemption } from "@porteka/commerce-sdk"
import { parseProductMetadata } from "../../modules/catalogue/product-metadata.ts"

export interface OrderedLine {
  id: string
  product_id?: string | null
}

/** Which lines cannot be withdrawn from, as their goods say now. */
export async function readWithdrawalExemptions(
  container: MedusaContainer,
  lines: readonly OrderedLine[],
): Promise<WithdrawalExemption[]> {
  const ids = [...new Set(lines.flatMap(({ product_id: id }) => id ?? []))]
  if (ids.length === 0) return []
  const products = await container
    .resolve(Modules.PRODUCT)
    .listProducts({ id: ids }, { select: ["id", "metadata"], take: ids.length })
  const reasons = new Map(
    products.map(({ id, metadata }) => [id, parseProductMetadata(metadata).withdrawal_exemption]),
  )
  return lines.flatMap(({ id, product_id: product }) => {
    const reason = reasons.get(product ?? "")
    return reason ? [{ line_item_id: id, reason }] : []
  })
}
