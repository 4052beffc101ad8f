import { CARRIER_OF_OPTION } from "../../shop/public-terms.ts"
import { LOCKER_CODE } from "./delivery-option-codes.ts"

/** Carriers are compared in lower case: "GLS" and "gls" are one carrier. */
export const carrierKey = (provider: string): string => provider.toLowerCase()

interface PointOption {
  code: string
  data: Record<string, unknown> | null
}

/**
 * The carrier whose points an option is for; null for an option for all carriers. Only a carrier with a price
 * of its own has its own option (ADR 0076).
 */
export function carrierOfOption({ code, data }: PointOption): string | null {
  const carrier = data?.[CARRIER_OF_OPTION]
  return code === LOCKER_CODE && typeof carrier === "string" ? carrier : null
}

/**
 * The delivery option for a point: its carrier's own, otherwise the common one. The caller may name any of
 * them; the point determines the price.
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
