import { useLocale } from "use-intl"
import { fetchProduct } from "#app/features/catalogue/fetch-product.ts"
import { useConsent } from "#app/features/consent/consent.ts"
import { type ProductInView, RecentlyViewed } from "#app/features/recently-viewed/recently-viewed.tsx"

/** Viewed products are stored with consent only (2003. évi C. törvény 155. § (4)). */
export default function ViewedProducts({ current }: { current: ProductInView }) {
  const locale = useLocale()
  const load = async (id: string): Promise<ProductInView | null> => {
    const product = await fetchProduct(id, locale)
    if (!product) return null
    const { handle, title, maker, pictures } = product
    return { id, handle, title, maker, picture: pictures[0] ?? null }
  }
  return useConsent()?.functional ? <RecentlyViewed current={current} load={load} /> : null
}
