import { Suspense, useState } from "react"
import { openedProduct } from "#app/features/catalogue/quick-view/opened-product.ts"
import { useWatchedValue } from "#app/ui/browser/watched-value.ts"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import { AwaitedWindow } from "#app/ui/windows/awaited-window.ts"

const QuickView = lazyPart(() => import("./quick-view.tsx"))
const close = () => openedProduct.set(null)

/** The place of the quick view; its code is loaded with the first card that needs it. */
export function QuickViewHost() {
  const handle = useWatchedValue(openedProduct, null)
  const [wanted, setWanted] = useState(false)
  if (handle !== null && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={<AwaitedWindow />}>
      <QuickView handle={handle} onClose={close} />
    </Suspense>
  )
}
