import { version as medusa } from "@medusajs/medusa/package.json"
import { version as paymentStripe } from "@medusajs/payment-stripe/package.json"

/** The version of Medusa, all its packages alike, whose source these patches were written for. */
export const WRITTEN_FOR = "2.21.2"

/** Medusa's own package names its modules by their exact version, so it speaks for all of them. */
const INSTALLED: Record<string, string> = {
  "@medusajs/medusa": medusa,
  "@medusajs/payment-stripe": paymentStripe,
}

/** @throws Error that names every package of another version, so that a patch never meets code it does not know */
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
