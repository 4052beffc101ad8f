import { createStripe } from "./stripe.ts"

/** The script that a shop's page loads instead of Stripe's: it defines `window.Stripe`. */

const script = document.currentScript
const source = script instanceof HTMLScriptElement ? new URL(script.src) : new URL(window.location.href)

/** `/endive/stripe.js` is release "endive"; `/v3/` is 3. The official loader compares it with its own. */
const release = source.pathname.split("/")[1]

const Stripe = Object.assign(
  (key: unknown, options?: { locale?: string }) => createStripe(source.origin, key, options),
  { version: release === "v3" ? 3 : release },
)

Object.assign(window, { Stripe })
