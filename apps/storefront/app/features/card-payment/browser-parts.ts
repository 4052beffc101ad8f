import type { CardProviderName } from "@porteka/commerce-sdk/wire"
import { type ComponentType, lazy } from "react"
import { BarionDeclaration } from "./barion/barion-declaration.tsx"
import type { CardFormProps } from "./card-payment-props.ts"
import type { DeclineReason } from "./decline-reason.ts"
import { SimplePayDeclaration } from "./simplepay/simplepay-declaration.tsx"
import { declineReason } from "./stripe/stripe-decline-reason.ts"

/** What of a provider runs in the browser. */
export type BrowserPart =
  | {
      kind: "form"
      /** Comes with the provider's packages, which no other page needs. */
      CardForm: ComponentType<CardFormProps>
      /** In our words why the provider says that a card was not charged. */
      declineReason: (code: string) => DeclineReason
    }
  /** It takes cards on a page of its own, also without scripts. */
  | {
      kind: "page"
      /** As shoppers know it. */
      name: string
      /** What it wants said before the order button leads there. */
      Declaration: ComponentType
    }

export const BROWSER_PARTS: Record<CardProviderName, BrowserPart> = {
  stripe: { kind: "form", CardForm: lazy(() => import("./stripe/card-form.tsx")), declineReason },
  barion: { kind: "page", name: "Barion", Declaration: BarionDeclaration },
  simplepay: { kind: "page", name: "SimplePay", Declaration: SimplePayDeclaration },
}
