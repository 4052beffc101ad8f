import type { CardProviderName } from "@porteka/commerce-sdk/wire"
import { type ComponentType, lazy } from "react"
import type { CardFormProps } from "./card-payment-props.ts"
import type { DeclineReason } from "./decline-reason.ts"
import { declineReason } from "./stripe/decline-reason.ts"

/** What of a provider runs in the browser. */
interface BrowserPart {
  /** Comes with the provider's packages, which no other page needs. */
  CardForm: ComponentType<CardFormProps>
  /** In our words why the provider says that a card was not charged. */
  declineReason: (code: string) => DeclineReason
}

export const BROWSER_PARTS: Record<CardProviderName, BrowserPart> = {
  stripe: { CardForm: lazy(() => import("./stripe/card-form.tsx")), declineReason },
}
