import type { Basket } from "./shopper.ts"
import { call, type Door } from "./wire.ts"

/** Two products in stock that can be bought without options or inscription. */
export async function findBasket(door: Door): Promise<Basket> {
  const { regions } = await call<{ regions: { id: string }[] }>(door, "/store/regions")
  type Variant = { id: string; manage_inventory: boolean }
  type Product = { metadata: Record<string, unknown> | null; variants: Variant[] }
  const { products } = await call<{ products: Product[] }>(
    door,
    "/store/products?limit=20&fields=metadata,variants.id,variants.manage_inventory",
  )
  const [first, second] = products
    .filter(({ metadata, variants }) => !metadata?.personalisation && variants[0]?.manage_inventory)
    .map(({ variants }) => variants[0]?.id)
  const regionId = regions[0]?.id
  if (!regionId || !first || !second) throw new Error("The shop has no region or too few products.")
  return { regionId, variantId: first, secondVariantId: second }
}
