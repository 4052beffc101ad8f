import type { CataloguePrice, CatalogueVariant } from "@porteka/commerce-sdk"
import { useTranslations } from "use-intl"
import { useSeen } from "#app/ui/browser/use-seen.ts"
import { classNames } from "#app/ui/class-names.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { ProductPrice } from "../product-price.tsx"

interface BuyBarProps {
  /** The id of the add-to-cart form, which this button submits. */
  formId: string
  title: string
  variant: CatalogueVariant
}

/** What is bought, its price and the button, fixed to the bottom on a phone, except while the form itself is visible. */
export function BuyBar({ formId, title, variant }: BuyBarProps) {
  const t = useTranslations("product")
  const formSeen = useSeen(formId)
  const values = Object.values(variant.option_values).join(" / ")
  return (
    <div
      data-print="hide"
      className={classNames(
        "sticky bottom-(--bottom-nav) z-10 -mx-(--measure-margin) flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-border border-t bg-surface px-(--measure-margin) py-2.5 short:hidden md:hidden",
        formSeen && "invisible",
      )}
    >
      <div className="min-w-min flex-1">
        <p className="line-clamp-2 text-sm leading-snug max-[18rem]:hidden">
          {values ? `${title}\u00A0· ${values}` : title}
        </p>
        <ProductPrice price={variant.price && plain(variant.price)} unitPrice={null} />
      </div>
      <Button type="submit" form={formId} className="max-w-full grow-0">
        {t("addToCart")}
      </Button>
    </div>
  )
}

/** The price to pay; the reduction is announced in full above. */
const plain = (price: CataloguePrice): CataloguePrice => ({ ...price, reference_amount: null, percent: null })
