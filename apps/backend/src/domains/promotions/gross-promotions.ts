import type { MedusaContainer } from "@medusajs/framework/types"
import { runStatement } from "../../records/query-rows.ts"

/**
 * Makes promotions apply to gross prices, as all prices in this shop are: "1 000 Ft" takes 1,000 Ft off what
 * the shopper sees. The admin's form creates net promotions unless a switch is set, which would take off 1,270
 * Ft.
 * @param ids absent: all of them
 */
export async function countGross(container: MedusaContainer, ids?: string[]): Promise<void> {
  await runStatement(
    container,
    `update promotion set is_tax_inclusive = true
        where not is_tax_inclusive and (?::text[] is null or id = any(?::text[]))`,
    [ids ?? null, ids ?? null],
  )
}
