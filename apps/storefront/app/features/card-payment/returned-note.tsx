import type { CardProviderName } from "@porteka/commerce-sdk/wire"
import { useTranslations } from "use-intl"
import type { ReturnedAs } from "#app/server/card-providers/card-provider.server.ts"

export interface Return {
  provider: CardProviderName
  /** The provider's payment id. */
  payment: string
  as: ReturnedAs | null
}

/** The outcome of a payment on a hosted page, with its id; the provider prescribes the wording. */
export function ReturnedNote({ provider, payment, as }: Return) {
  const t = useTranslations("cardPayment")
  if (provider !== "simplepay" || as === null || as === "success") return null
  return <p>{t(`${provider}_${as}`, { id: payment })}</p>
}
