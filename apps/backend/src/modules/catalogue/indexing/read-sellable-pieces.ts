import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, getVariantAvailability, Modules } from "@medusajs/framework/utils"

interface StockedVariant {
  id: string
  manage_inventory: boolean
  allow_backorder: boolean
}

/** Pieces of each variant that can be sold now in the shop's sales channel; null where stock is not counted. */
export async function readStock(
  container: MedusaContainer,
  variants: readonly StockedVariant[],
): Promise<Map<string, number | null>> {
  const counted = variants.filter((variant) => variant.manage_inventory && !variant.allow_backorder)
  const [channel] = await container.resolve(Modules.SALES_CHANNEL).listSalesChannels({}, { take: 1 })
  if (!channel || counted.length === 0)
    return new Map(variants.map(({ id }) => [id, counted.length ? 0 : null]))
  const availability = await getVariantAvailability(container.resolve(ContainerRegistrationKeys.QUERY), {
    variant_ids: counted.map(({ id }) => id),
    sales_channel_id: channel.id,
  })
  const stock = new Map<string, number | null>(variants.map(({ id }) => [id, null]))
  for (const { id } of counted) stock.set(id, Math.max(0, availability[id]?.availability ?? 0))
  return stock
}
