import "#app/i18n/cart-messages.ts"
import { LINE_OPTIONS, MAX_CART_LINES } from "@porteka/shop"
import { type ReactNode, useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { LateTexts } from "#app/i18n/late-texts.tsx"
import { usePaths } from "#app/i18n/paths.ts"
import type { CartFault } from "../contract/cart-fault.ts"

/** The text of a cart error in the visitor's language (error catalogue, specification 8). */
export default function CartFaultText({ fault }: { fault: CartFault }) {
  return (
    <LateTexts>
      <Text fault={fault} />
    </LateTexts>
  )
}

function Text({ fault }: { fault: CartFault }): ReactNode {
  const t = useTranslations("cart")
  const paths = usePaths()
  const locale = useLocale()
  // Of the moment of the fault: the connection may be back while the text is still shown.
  const [offline] = useState(isOffline)
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
    case "option": {
      const { key, problem, max } = fault.option
      if (key === "personalisation" && problem === "missing") return t("errorInscriptionMissing")
      if (key === "card_email" && problem === "characters") return t("errorCardEmail")
      const label = LINE_OPTIONS[key].label[locale]
      return max === undefined
        ? t(`errorOption_${problem}`, { label })
        : t("errorOption_longer", { label, count: max })
    }
    case "full":
      return t("errorFull", { count: MAX_CART_LINES })
    case "unavailable":
      return t(offline ? "errorOffline" : "errorUnavailable")
    case "kept":
      return t(offline ? "errorKeptOffline" : "errorKept")
    case "busy":
      return t("errorBusy")
    case "crowded":
      return t("errorCrowded")
    case "promotion-applied":
      return t("errorPromoApplied")
    case "paying":
      return t.rich("errorPaying", {
        // A full page load: only that page may load the card provider's script.
        link: (text) => (
          <a href={paths.payment()} className="text-link">
            {text}
          </a>
        ),
      })
    case "no-region":
      return t("errorNoRegion")
    case "gone":
    case "form":
      return t("errorUpdate")
    case "failed":
      return t(FAILED_TEXTS[fault.intent])
  }
}

const isOffline = () => globalThis.navigator?.onLine === false

const FAILED_TEXTS = {
  add: "errorAdd",
  update: "errorItem",
  options: "errorItem",
  remove: "errorRemove",
  "apply-promotion": "errorPromo",
  "remove-promotion": "errorPromo",
  clear: "errorUpdate",
  reset: "errorReset",
  refresh: "errorCreate",
  replay: "errorAdd",
} as const
