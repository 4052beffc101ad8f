import { version as medusa } from "@medusajs/medusa/package.json"
import { version as paymentStripe } from "@medusajs/payment-stripe/package.json"

/** The version of all Medusa packages for which these patches were written. */
export const WRITTEN_FOR = "2.21.2"

/** Medusa's main package depends on exact versions of its modules, so it represents all of them. */
const INSTALLED: Record<string, string> = {
  "@medusajs/medusa": medusa,
  "@medusajs/payment-stripe": paymentStripe,
}

/** @throws Error that names every package with another version, so that no patch is applied to unknown code */
export function requireKnownVersions(installed = INSTALLED): void {
  const others = Object.entries(installed)
    .filter(([, version]) => version !== WRITTEN_FOR)
    .map(([name, version]) => `${name} ${version}`)
  if (others.length === 0) return
  throw new Error(
    `The shop's patches of Medusa were written for ${WRITTEN_FOR}, but installed is ${others.join(", ")}. ` +
      "Go through the upgrade checklist in apps/backend/src/medusa-patches/README.md before you start it.",
  )
}
