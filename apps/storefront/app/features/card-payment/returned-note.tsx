import type { CardProviderName } from "@porteka/commerce-sdk/wire"
import { useTranslations } from "use-intl"
import type { ReturnedAs } from "#app/server/card-providers/card-provider.server.ts"

export interface Return {
  provider: CardProviderName
  /** The provider's name of the payment. */
  payment: string
  as: ReturnedAs | null
}

/** How a payment on the provider's own page ended, with its number there: the words are the provider's. */
export function ReturnedNote({ provider, payment, as }: Return) {
  const t = useTranslations("cardPayment")
  if (provider !== "simplepay" || as === null || as === "success") return null
  return <p>{t(`${provider}_${as}`, { id: payment })}</p>
}
