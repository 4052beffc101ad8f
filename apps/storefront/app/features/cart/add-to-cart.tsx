import { DEFAULT_MAX_QUANTITY, type Personalisation } from "@porteka/shop"
import { type ReactNode, Suspense } from "react"
import { useTranslations } from "use-intl"
import { Button } from "#app/ui/controls/button.tsx"
import { clampQuantity, QuantityStepper } from "#app/ui/controls/quantity-stepper.tsx"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import { AddRefusal } from "./add-refusal.tsx"
import { announceCartAdded } from "./cart-added.ts"
import { CartForm } from "./cart-form.tsx"
import type { RefusedAddition } from "./contract/refused-addition.ts"
import type { ProductNote } from "./product-note.ts"

/** Few products need an inscription. */
const PersonalisationField = lazyPart(() => import("./personalisation-field.tsx"))

interface AddToCartProps {
  /** For a button elsewhere that submits it as well, and for links to it. */
  formId?: string
  /** What was sent without scripts and refused. */
  refused?: RefusedAddition | null
  /** Null if the product has no variant to buy. */
  variantId: string | null
  /** Available quantity; null if stock is not managed. */
  stock: number | null
  product?: ProductNote
  /** The required inscription; null if the product takes none. */
  personalisation?: Personalisation | null
  /** A smaller button beside it. */
  beside?: ReactNode
}

export function AddToCart({
  formId,
  refused = null,
  variantId,
  stock,
  product,
  personalisation = null,
  beside,
}: AddToCartProps) {
  const t = useTranslations("product")
  const refusal = refused?.fault.code === "option" ? refused.fault.option : null
  const soldOut = stock !== null && stock <= 0
  if (variantId === null || soldOut) {
    return (
      <div className="flex gap-3">
        <Button size="large" disabled className="flex-1">
          {t("soldOut")}
        </Button>
        {beside}
      </div>
    )
  }
  return (
    <CartForm
      id={formId}
      intent="add"
      fields={{ variant_id: variantId }}
      product={product}
      onReply={announceCartAdded}
      className="scroll-mt-28"
    >
      {(fetcher) => (
        <div className="flex flex-col gap-3">
          {personalisation && (
            <Suspense>
              <PersonalisationField
                id={formId && "personalisation"}
                personalisation={personalisation}
                defaultValue={refused?.fields.personalisation}
                refusal={refusal}
              />
            </Suspense>
          )}
          <div className="flex flex-wrap gap-3">
            <QuantityStepper
              key={variantId}
              name="quantity"
              label={t("quantity")}
              decreaseLabel={t("decrease")}
              increaseLabel={t("increase")}
              max={stock ?? DEFAULT_MAX_QUANTITY}
              defaultValue={clampQuantity(
                Number(refused?.fields.quantity ?? 1),
                1,
                stock ?? DEFAULT_MAX_QUANTITY,
              )}
            />
            {/* On the narrowest phones it has a row of its own. */}
            <Button
              type="submit"
              size="large"
              busy={fetcher.state !== "idle"}
              className="flex-1 max-[24rem]:order-last max-[24rem]:basis-full"
            >
              {t("addToCart")}
            </Button>
            {beside}
          </div>
          <AddRefusal fetcher={fetcher} fault={refusal ? null : refused?.fault} />
        </div>
      )}
    </CartForm>
  )
}
