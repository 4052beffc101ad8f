import type { Stripe } from "@stripe/stripe-js"
import { loadStripe } from "@stripe/stripe-js/pure"
import { setupWait } from "../payment-waits.ts"

/**
 * Loads the provider's script from the configured address (Stripe, or the card sandbox) and starts it.
 * `loadStripe` finds the existing script and loads no other.
 * @throws Error if the script cannot be loaded after all tries
 */
export async function loadCardScript(scriptUrl: string, publishableKey: string): Promise<Stripe> {
  if (!("Stripe" in window)) await insertOnce(scriptUrl)
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error("Failed to load Stripe.js")
  return stripe
}

let inserting: Promise<void> | null = null

/** However often it is called, the script is loaded once. */
async function insertOnce(url: string): Promise<void> {
  inserting ??= insertWithRetries(url)
  try {
    await inserting
  } finally {
    inserting = null
  }
}

async function insertWithRetries(url: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await insertScript(url)
    } catch (error) {
      const wait = setupWait(tries)
      if (wait === null) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

function insertScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script")
    script.src = url
    script.async = true
    script.addEventListener("load", () => resolve())
    script.addEventListener("error", () => {
      script.remove()
      reject(new Error("Failed to load Stripe.js"))
    })
    document.head.append(script)
  })
}
