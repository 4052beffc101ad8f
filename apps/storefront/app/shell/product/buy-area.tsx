import type { CatalogueProduct, CatalogueVariant } from "@porteka/commerce-sdk/wire"
import { AddToCart } from "#app/features/cart/add-to-cart.tsx"
import type { RefusedAddition } from "#app/features/cart/contract/refused-addition.ts"
import { toProductNote } from "#app/features/cart/product-note.ts"
import { RestockOffer } from "#app/features/restock/restock-offer.tsx"
import { ProductHeart } from "#app/features/wishlist/product-heart.tsx"

interface BuyAreaProps {
  formId: string
  product: CatalogueProduct
  variant: CatalogueVariant | null
  refused: RefusedAddition | null
}

/** The form for the cart; for a sold-out product, as the stock line says, that for a notice. */
export function BuyArea({ formId, product, variant, refused }: BuyAreaProps) {
  const heart = variant && <ProductHeart product={product} variant={variant} />
  if (variant && variant.stock !== null && variant.stock <= 0) {
    return (
      <div className="flex flex-col items-start gap-3 sm:flex-row">
        <div className="w-full sm:flex-1">
          <RestockOffer variant={variant} />
        </div>
        {heart}
      </div>
    )
  }
  return (
    <AddToCart
      formId={formId}
      refused={refused}
      variantId={variant?.price ? variant.id : null}
      stock={variant?.stock ?? null}
      product={toProductNote(product, variant)}
      personalisation={product.personalisation}
      beside={heart}
    />
  )
}
