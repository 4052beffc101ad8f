import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js"
import type { Stripe, StripeError } from "@stripe/stripe-js"
import { type Dispatch, type FormEvent, useEffect, useReducer, useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { useMoney } from "#app/i18n/use-money.ts"
import { Button, buttonClass } from "#app/ui/controls/button.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { CardFormPlace } from "../card-form-place.tsx"
import type { CardFormProps } from "../card-payment-props.ts"
import {
  firstState,
  nextState,
  type PaymentComplaint,
  type PaymentFault,
  type PaymentFormEvent,
  type PaymentFormState,
} from "../payment-form-state.ts"
import { useElementAppearance } from "./element-appearance.ts"
import { loadCardScript } from "./load-card-script.ts"
import { complaintOf } from "./stripe-complaint.ts"

/** Stripe's payment element, from loading its script to leaving for the bank. */
export default function CardForm({ provider, payment, returnPath, onBroken, onAttempt }: CardFormProps) {
  const { publicKey: publishableKey, scriptUrl } = provider
  const clientSecret = payment.browser_token
  const [state, dispatch] = useReducer(nextState, { publishableKey, clientSecret }, firstState)
  const stripe = useCardScript(scriptUrl, publishableKey, state.kind === "loading", dispatch)
  const appearance = useElementAppearance()
  const locale = useLocale()
  const fault = state.kind === "broken" ? state.fault : null
  useEffect(() => {
    if (fault) onBroken(fault)
  }, [fault, onBroken])
  if (fault) return <Broken fault={fault} />
  if (!stripe) return <CardFormPlace />
  return (
    <Elements stripe={stripe} options={{ clientSecret, locale, appearance }}>
      <Fields
        state={state}
        dispatch={dispatch}
        payment={payment}
        returnPath={returnPath}
        onAttempt={onAttempt}
      />
    </Elements>
  )
}

function useCardScript(
  scriptUrl: string,
  publishableKey: string,
  wanted: boolean,
  dispatch: Dispatch<PaymentFormEvent>,
): Stripe | null {
  const [stripe, setStripe] = useState<Stripe | null>(null)
  useEffect(() => {
    if (!wanted) return
    let left = false
    loadCardScript(scriptUrl, publishableKey).then(
      (loaded) => {
        if (left) return
        setStripe(loaded)
        dispatch({ type: "script-loaded" })
      },
      () => {
        if (!left) dispatch({ type: "script-failed" })
      },
    )
    return () => {
      left = true
    }
  }, [scriptUrl, publishableKey, wanted, dispatch])
  return stripe
}

interface FieldsProps extends Pick<CardFormProps, "payment" | "returnPath" | "onAttempt"> {
  state: PaymentFormState
  dispatch: Dispatch<PaymentFormEvent>
}

function Fields({ state, dispatch, payment, returnPath, onAttempt }: FieldsProps) {
  const t = useTranslations("cardPayment")
  const money = useMoney()
  const stripe = useStripe()
  const elements = useElements()
  const returnUrl = new URL(returnPath, window.location.origin).href
  const pay = async (event: FormEvent) => {
    event.preventDefault()
    if (state.kind !== "ready") return
    dispatch({ type: "pay" })
    onAttempt()
    if (!stripe || !elements) return dispatch({ type: "not-initialized" })
    const { error } = await stripe.confirmPayment({ elements, confirmParams: { return_url: returnUrl } })
    // Already decided, for instance in another tab: the server knows the outcome.
    if (isDecided(error)) {
      return window.location.assign(`${returnUrl}?payment_intent=${payment.provider_payment_id}`)
    }
    dispatch({
      type: "refused",
      complaint: isFieldError(error) ? null : complaintOf(error, navigator.onLine),
    })
  }
  const drawn = state.kind === "ready" || state.kind === "confirming"
  return (
    <form onSubmit={pay} className="flex flex-col gap-5" aria-busy={state.kind === "confirming"}>
      {!drawn && <CardFormPlace />}
      <div className={drawn ? undefined : "h-0 overflow-hidden"}>
        <PaymentElement
          options={{ layout: "tabs" }}
          onReady={() => dispatch({ type: "form-drawn" })}
          onLoadError={() => dispatch({ type: "form-failed" })}
        />
      </div>
      {state.kind === "ready" && state.complaint && <Complaint complaint={state.complaint} />}
      <Button type="submit" size="large" wide disabled={!drawn} busy={state.kind === "confirming"}>
        {t("pay", { amount: money(payment.amount, payment.currency_code.toUpperCase()) })}
      </Button>
    </form>
  )
}

function isDecided({ payment_intent: intent }: StripeError): boolean {
  return intent !== undefined && ["succeeded", "processing", "canceled"].includes(intent.status)
}

/** The provider shows field errors at the field. */
const isFieldError = ({ type }: StripeError) => type === "validation_error"

/** The same message as on a reopened payment page, in the page's language. */
function Complaint({ complaint }: { complaint: PaymentComplaint }) {
  const t = useTranslations("cardPayment")
  const isKnown = complaint !== "offline" && complaint !== "connectionLost"
  return (
    <Notice tone="danger" live title={isKnown ? t("notPaid") : t(`${complaint}Title`)}>
      {t(complaint)}
    </Notice>
  )
}

/** The red box of the error catalogue (specification 8). */
function Broken({ fault }: { fault: PaymentFault }) {
  const t = useTranslations("cardPayment")
  return (
    <Notice
      tone="danger"
      live
      title={t(`fault_${fault}`)}
      action={
        // A failed script is retried only by a new page.
        <a href={window.location.pathname} className={buttonClass("secondary", "small")}>
          {t("retry")}
        </a>
      }
    >
      {t("faultHelp")}
    </Notice>
  )
}
