import type { PrintableAddress } from "./address-lines.ts"
import { fullName } from "./person-name.ts"

/**
 * What an address lacks to name the buyer on an invoice (2007. CXXVII. tv. 169. § e), in Hungarian, for the shop's staff.
 */
export function missingOfBuyer(address: PrintableAddress): string[] {
  const parts: [string, string | null | undefined][] = [
    ["név", address.company?.trim() || fullName(address, "hu")],
    ["irányítószám", address.postal_code],
    ["település", address.city],
    ["utca, házszám", address.address_1],
  ]
  return parts.filter(([, value]) => !value?.trim()).map(([name]) => name)
}
