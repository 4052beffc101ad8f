import { addressesOf } from "./servers.ts"
import type { Settings } from "./settings.ts"

/** The addresses and the login that are printed when the shop is open. */
export function welcome(settings: Settings): string {
  const { shop, admin, outbox } = addressesOf(settings)
  return [
    "",
    "The shop is open.",
    "",
    `  Shop         ${shop}`,
    `  Admin        ${admin}`,
    `               ${settings.adminEmail}  ${settings.adminPassword}`,
    `  Mail outbox  ${outbox}`,
    "",
    "Ctrl-C closes it.",
  ].join("\n")
}
