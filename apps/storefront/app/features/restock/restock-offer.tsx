import { Suspense } from "react"
import { lazyPart } from "#app/ui/lazy-part.tsx"

const RestockForm = lazyPart(() => import("./restock-form.tsx"))

interface RestockOfferProps {
  variant: { id: string; stock: number | null }
}

/** Offers a notice if a variant is sold out. Its code and messages are loaded only then. */
export function RestockOffer({ variant }: RestockOfferProps) {
  if (variant.stock === null || variant.stock > 0) return null
  return (
    <Suspense fallback={null}>
      <RestockForm key={variant.id} variantId={variant.id} />
    </Suspense>
  )
}
