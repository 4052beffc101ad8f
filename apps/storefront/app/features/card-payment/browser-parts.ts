import type { CardProviderName } from "@porteka/commerce-sdk/wire"
import { type ComponentType, lazy } from "react"
import { BarionDeclaration } from "./barion/barion-declaration.tsx"
import type { CardFormProps } from "./card-payment-props.ts"
import type { DeclineReason } from "./decline-reason.ts"
import { SimplePayDeclaration } from "./simplepay/simplepay-declaration.tsx"
import { declineReason } from "./stripe/stripe-decline-reason.ts"

/** The browser part of a provider. */
export type BrowserPart =
  | {
      kind: "form"
      /** Imports the provider's packages, which no other page needs. */
      CardForm: ComponentType<CardFormProps>
      /** Translates the provider's decline code to ours. */
      declineReason: (code: string) => DeclineReason
    }
  /** It has a hosted payment page, which also works without scripts. */
  | {
      kind: "page"
      /** The name shoppers know. */
      name: string
      /** The notice shown before the order button redirects there. */
      Declaration: ComponentType
    }

export const BROWSER_PARTS: Record<CardProviderName, BrowserPart> = {
  stripe: { kind: "form", CardForm: lazy(() => import("./stripe/card-form.tsx")), declineReason },
  barion: { kind: "page", name: "Barion", Declaration: BarionDeclaration },
  simplepay: { kind: "page", name: "SimplePay", Declaration: SimplePayDeclaration },
}
