import { CARRIER_OF_OPTION } from "../../shop/public-terms.ts"
import { LOCKER_CODE } from "./delivery-option-codes.ts"

/** How options and points are matched: "GLS" and "gls" are one carrier. */
export const carrierKey = (provider: string): string => provider.toLowerCase()

interface PointOption {
  code: string
  data: Record<string, unknown> | null
}

/**
 * Whose points alone an option is for; null for one of all carriers. A carrier whose points cost something else has an
 * option of its own (ADR 0076).
 */
export function carrierOfOption({ code, data }: PointOption): string | null {
  const carrier = data?.[CARRIER_OF_OPTION]
  return code === LOCKER_CODE && typeof carrier === "string" ? carrier : null
}

/**
 * The option by which a parcel goes to a point: its carrier's own, else that of all. Whoever chooses names any of them,
 * so the price is the point's and not the caller's.
 * @param provider of the chosen point; undefined while none is chosen
 */
export function optionForPoint<Option extends PointOption>(
  options: readonly Option[],
  chosen: Option,
  provider: string | undefined,
): Option {
  if (chosen.code !== LOCKER_CODE) return chosen
  const wanted = provider === undefined ? null : carrierKey(provider)
  const lockers = options.filter(({ code }) => code === LOCKER_CODE)
  return (
    lockers.find((option) => wanted !== null && carrierOfOption(option) === wanted) ??
    lockers.find((option) => carrierOfOption(option) === null) ??
    chosen
  )
}
