import type { CatalogueProduct } from "@porteka/commerce-sdk/wire"
import { useConsent } from "#app/features/consent/consent.ts"
import { lazyPart } from "#app/ui/lazy-part.tsx"

/** Only the browser knows them, and they are below the fold. */
const ViewedProducts = lazyPart(() => import("./viewed-products.tsx"))

/** Viewed products are stored with consent only (2003. évi C. törvény 155. § (4)). */
export function ViewedBefore({ product }: { product: CatalogueProduct }) {
  return useConsent()?.functional ? <ViewedProducts current={toViewed(product)} /> : null
}

function toViewed({ id, handle, title, maker, pictures }: CatalogueProduct) {
  return { id, handle, title, maker: maker?.name ?? null, picture: pictures[0] ?? null }
}
