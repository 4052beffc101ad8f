import { useTranslations } from "use-intl"
import type { CartView } from "./cart-view.ts"

/** Codes that take nothing off, and why, where none can be entered or removed. */
export function RefusedCodes({ discounts }: Pick<CartView, "discounts">) {
  const t = useTranslations("cartPage")
  const refused = discounts.flatMap((one) => (one.refused ? [{ ...one, refused: one.refused }] : []))
  return refused.map(({ code, refused }) => (
    <p key={code} className="mt-4 text-sm">
      {t("discountCode", { code })}
      <span className="block text-danger">{t(`discountRefused_${refused}`)}</span>
    </p>
  ))
}
