import { useConsent } from "#app/features/consent/consent.ts"
import { RecentlyViewed } from "#app/features/recently-viewed/recently-viewed.tsx"
import type { ViewedProduct } from "#app/features/recently-viewed/recently-viewed-state.ts"

/** What was looked at is remembered with consent only (2003. évi C. törvény 155. § (4)). */
export default function ViewedProducts({ current }: { current: Omit<ViewedProduct, "viewedAt"> }) {
  return useConsent()?.functional ? <RecentlyViewed current={current} /> : null
}
