import { useTranslations } from "use-intl"
import { OverlayTexts } from "#app/i18n/overlay-texts.tsx"
import type { CartFault } from "./cart-fault.ts"

/** A cart fault in the visitor's language (error catalogue, specification 8). */
export default function CartFaultText({ fault }: { fault: CartFault }) {
  return (
    <OverlayTexts>
      <Text fault={fault} />
    </OverlayTexts>
  )
}

function Text({ fault }: { fault: CartFault }): string {
  const t = useTranslations("cart")
  switch (fault.code) {
    case "quantity":
      return t("errorQuantity")
    case "variant":
      return t("errorVariant")
    case "promotion":
    case "promotion-invalid":
      return t("errorPromoInvalid")
    case "stock":
      if (fault.available === null) return t("errorStock")
      return fault.available > 0 ? t("errorStockLeft", { count: fault.available }) : t("errorStockGone")
    case "unavailable":
      return t("errorUnavailable")
    case "kept":
      return t("errorKept")
    case "paying":
      return t("errorPaying")
    case "no-region":
      return t("errorNoRegion")
    case "gone":
    case "form":
      return t("errorUpdate")
    case "failed":
      return t(FAILED_TEXTS[fault.intent])
  }
}

const FAILED_TEXTS = {
  add: "errorAdd",
  update: "errorItem",
  remove: "errorRemove",
  "apply-promotion": "errorPromo",
  "remove-promotion": "errorPromo",
  clear: "errorUpdate",
  reset: "errorReset",
  refresh: "errorCreate",
  replay: "errorAdd",
} as const
