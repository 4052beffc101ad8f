import { type CommerceClient, isFailedCall } from "@porteka/commerce-sdk"

/** The available quantity of a variant, for a visitor who asked for more; null if it cannot be determined. */
export async function findStockLeft(commerce: CommerceClient, variantId: string): Promise<number | null> {
  try {
    const { products } = await commerce.products.list({
      query: {
        variants: { id: [variantId] },
        fields: "id,variants.id,variants.inventory_quantity",
        limit: 1,
      },
    })
    const variants = products.flatMap((product) => product.variants ?? [])
    return variants.find(({ id }) => id === variantId)?.inventory_quantity ?? null
  } catch (error) {
    if (isFailedCall(error)) return null
    throw error
  }
}
