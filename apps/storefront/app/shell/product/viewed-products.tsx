import { useLocale } from "use-intl"
import { fetchProduct } from "#app/features/catalogue/fetch-product.ts"
import { type ProductInView, RecentlyViewed } from "#app/features/recently-viewed/recently-viewed.tsx"

/** Stores the product that is viewed, and shows those that were viewed before it. Only for visitors who have consented. */
export default function ViewedProducts({ current }: { current: ProductInView }) {
  const locale = useLocale()
  const load = async (id: string): Promise<ProductInView | null> => {
    const product = await fetchProduct(id, locale)
    if (!product) return null
    const { handle, title, maker, pictures } = product
    return { id, handle, title, maker, picture: pictures[0] ?? null }
  }
  return <RecentlyViewed current={current} load={load} />
}
