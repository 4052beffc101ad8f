/** Why an address may be wrong: the postal code is unknown, or belongs to other towns. */
export type TownDoubt =
  | { kind: "unknown-code"; code: string }
  | { kind: "other-town"; code: string; towns: string[] }

/**
 * The question about a postal code and a town; never an error, because the list may lack a new code and
 * people write more than the town ("Budapest V. kerület").
 * @param towns the towns of the code; empty if it is unknown
 */
export function doubtTown(code: string, town: string, towns: readonly string[]): TownDoubt | null {
  if (towns.length === 0) return { kind: "unknown-code", code }
  const given = plain(town)
  if (given === "" || towns.some((known) => isSameTown(given, plain(known)))) return null
  return { kind: "other-town", code, towns: [...towns] }
}

/** Whether it can be a Hungarian postal code; what cannot is asked about like an unknown one. */
export const looksLikeCode = (code: string): boolean => /^[1-9]\d{3}$/.test(code)

/** A street with no digit probably lacks its house number; there are addresses without one. */
export const lacksHouseNumber = (street: string): boolean => street.trim() !== "" && !/\d/.test(street)

/** The four digits of "H-1052" or "HU 1052"; other text stays unchanged. */
export const bareCode = (typed: string): string => typed.trim().replace(/^hu?[\s-]*(?=\d)/i, "")

const isSameTown = (given: string, known: string) => given.startsWith(known) || known.startsWith(given)

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
