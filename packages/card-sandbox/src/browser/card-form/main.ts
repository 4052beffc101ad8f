import { callApi, confirmIntent, nestedFields } from "../intent-api.ts"
import type { BillingDetails, PageError } from "../protocol.ts"
import { applyAppearance } from "./appearance.ts"
import { readExpiry } from "./card-fields.ts"
import { buildCardView } from "./card-view.ts"
import { openParentChannel } from "./parent-channel.ts"
import { textsFor } from "./texts.ts"

/** The form in the iframe. Its values are sent to the sandbox, never to the shop's page. */

let { language, texts } = textsFor(document.documentElement.lang)

const view = buildCardView(document.body, texts, {
  change: () =>
    channel.emit("change", { empty: view.isEmpty(), complete: view.isComplete(), brand: view.brand() }),
  focus: () => channel.emit("focus", null),
  blur: () => channel.emit("blur", null),
  escape: () => channel.emit("escape", null),
})

const cardFields = (prefix: string, billing: BillingDetails): [string, string][] => {
  const { number, expiry, cvc } = view.card()
  const date = readExpiry(expiry)
  const card = { number: number.replaceAll(" ", ""), exp_month: date?.month, exp_year: date?.year, cvc }
  const values = { type: "card", card, billing_details: billing }
  return prefix === ""
    ? Object.entries(values).flatMap(([name, value]) => nestedFields(name, value))
    : nestedFields(prefix, values)
}

const validate = (): PageError | null => {
  const problem = view.validate()
  return problem === null
    ? null
    : { type: "validation_error", code: problem, message: texts.problems[problem] }
}

const sendHeight = () => channel.emit("height", Math.ceil(document.body.getBoundingClientRect().height))

const channel = openParentChannel({
  start: ({ locale, appearance }) => {
    ;({ language, texts } = textsFor(locale))
    document.documentElement.lang = language
    view.setTexts(texts)
    applyAppearance(appearance)
    channel.emit("ready", null)
    sendHeight()
    return null
  },
  focus: () => {
    view.focus()
    return null
  },
  blur: () => {
    view.blur()
    return null
  },
  clear: () => {
    view.clear()
    return null
  },
  validate: () => ({ error: validate() }),
  confirm: async ({ clientSecret, key, params, billing }) => {
    const error = validate()
    if (error !== null) return { error }
    const fields = cardFields("payment_method_data", billing)
    return confirmIntent("", key, clientSecret, [...Object.entries(params), ...fields])
  },
  create_payment_method: async ({ key, billing }) => {
    const error = validate()
    if (error !== null) return { error }
    const result = await callApi("", "POST", "/v1/payment_methods", [
      ["key", key],
      ...cardFields("", billing),
    ])
    return "error" in result ? result : { paymentMethod: result.value }
  },
})

new ResizeObserver(sendHeight).observe(document.body)
