import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js"
import type { StripeElementLocale, StripeElementsOptions } from "@stripe/stripe-js"
import { loadStripe } from "@stripe/stripe-js/pure"
import { type FormEvent, useState } from "react"
import { createRoot } from "react-dom/client"

/** A shop's payment page in React with the official packages. */

const query = new URLSearchParams(window.location.search)
const clientSecret = query.get("client_secret") ?? ""
const locale = (query.get("locale") ?? "en") as StripeElementLocale
const deferred = query.has("deferred")
const redirect = query.get("redirect") === "if_required" ? "if_required" : undefined

function PaymentForm() {
  const stripe = useStripe()
  const elements = useElements()
  const [result, setResult] = useState("")
  const [change, setChange] = useState("")

  const pay = async (event: FormEvent) => {
    event.preventDefault()
    if (!stripe || !elements) return
    if (deferred) {
      const { error } = await elements.submit()
      if (error) return setResult(JSON.stringify({ error }))
    }
    const confirmParams = {
      return_url: `${window.location.origin}/verify`,
      payment_method_data: { billing_details: { name: "Kovács Anna", address: { country: "HU" } } },
    }
    const options = { elements, confirmParams, ...(deferred && { clientSecret }) }
    // The two variants of `redirect` have different answer types.
    const answer = redirect
      ? await stripe.confirmPayment({ ...options, redirect })
      : await stripe.confirmPayment(options)
    setResult(JSON.stringify(answer))
  }

  const keep = async () => {
    if (!stripe || !elements) return
    await elements.submit()
    setResult(JSON.stringify(await stripe.createPaymentMethod({ elements })))
  }

  return (
    <form onSubmit={pay}>
      <PaymentElement
        options={{ layout: "tabs" }}
        onReady={() => setChange("ready")}
        onChange={({ complete, empty }) => setChange(JSON.stringify({ complete, empty }))}
        onLoadError={({ error }) => setResult(JSON.stringify({ loadError: error }))}
      />
      <button type="submit">Pay</button>
      <button type="button" onClick={keep}>
        Keep
      </button>
      <output id="change">{change}</output>
      <output id="result">{result}</output>
    </form>
  )
}

const options: StripeElementsOptions = deferred
  ? { mode: "payment", amount: 1_290_000, currency: "huf", locale }
  : { clientSecret, locale, appearance: { variables: { colorPrimary: "#9c4221" } } }

const root = document.querySelector("#root")
if (root) {
  createRoot(root).render(
    <Elements stripe={loadStripe("pk_test_shop")} options={options}>
      <PaymentForm />
    </Elements>,
  )
}
