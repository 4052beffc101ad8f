import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/**
 * Makes promotions count gross, as every price in this shop is: "1 000 Ft" takes 1 000 Ft off what the shopper sees.
 * The admin's form says net unless a switch is found, and then 1 270 Ft come off.
 *
 * @param ids absent: all of them
 */
export async function countGross(container: MedusaContainer, ids?: string[]): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `update promotion set is_tax_inclusive = true
        where not is_tax_inclusive and (?::text[] is null or id = any(?::text[]))`,
    [ids ?? null, ids ?? null],
  )
}
