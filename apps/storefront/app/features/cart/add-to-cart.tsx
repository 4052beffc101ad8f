import { Link } from "react-router"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Button, buttonClass } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { QuantityStepper } from "#app/ui/quantity-stepper.tsx"
import { toasts } from "#app/ui/toast-store.ts"
import { CartForm } from "./cart-form.tsx"
import type { CartReply } from "./cart-reply.server.ts"
import { useFaultText } from "./use-fault-text.ts"

/** The most pieces offered where stock is not counted (specification 5). */
const DEFAULT_MOST = 10

interface AddToCartProps {
  /** Null where the product has no variant to buy. */
  variantId: string | null
  /** Pieces that can be sold now; null when stock is not counted. */
  stock: number | null
}

export function AddToCart({ variantId, stock }: AddToCartProps) {
  const t = useTranslations("product")
  const faultText = useFaultText()
  const announce = useAddedToast()
  const soldOut = stock !== null && stock <= 0
  if (variantId === null || soldOut) {
    return (
      <Button wide size="large" disabled>
        {t("soldOut")}
      </Button>
    )
  }
  return (
    <CartForm intent="add" fields={{ variant_id: variantId }} onReply={announce}>
      {(fetcher) => (
        <div className="flex flex-col gap-3">
          <div className="flex gap-3">
            <QuantityStepper
              key={variantId}
              name="quantity"
              label={t("quantity")}
              decreaseLabel={t("decrease")}
              increaseLabel={t("increase")}
              max={stock ?? DEFAULT_MOST}
            />
            <Button type="submit" size="large" busy={fetcher.state !== "idle"} className="flex-1">
              {t("addToCart")}
            </Button>
          </div>
          {fetcher.state === "idle" && fetcher.data?.fault && (
            <Notice tone="danger" live>
              {faultText(fetcher.data.fault)}
            </Notice>
          )}
        </div>
      )}
    </CartForm>
  )
}

function useAddedToast(): (reply: CartReply) => void {
  const t = useTranslations("cart")
  const paths = usePaths()
  return (reply) => {
    if (!reply.ok) return
    toasts.show({
      tone: "success",
      title: t("added"),
      text: reply.line && [reply.line.title, reply.line.variantTitle].filter(Boolean).join(", "),
      action: (
        <Link to={paths.cart()} className={buttonClass("secondary", "small")}>
          {t("show")}
        </Link>
      ),
    })
  }
}
