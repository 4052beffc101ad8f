import { useTranslations } from "use-intl"
import type { UnpaidReturn } from "../card-payment-props.ts"

/** In the wording that SimplePay's contract asks for. */
export function SimplePayReturnedNote({ payment, as }: UnpaidReturn) {
  const t = useTranslations("cardPayment")
  return <p>{t(`simplepay_${as}`, { id: payment })}</p>
}
