/**
 * Delivery codes entered before there was a delivery they apply to. Medusa keeps a code only while it takes
 * something off, so they wait in the cart's metadata and are tried with every new delivery.
 */
const WAITING_CODES = "waiting_codes"

type Metadata = Record<string, unknown> | null

export function waitingCodes(metadata: Metadata | undefined): string[] {
  const codes = metadata?.[WAITING_CODES]
  return Array.isArray(codes) ? codes.filter((code) => typeof code === "string") : []
}

/**
 * The change of the metadata that adds waiting codes. Only this key is written: Medusa keeps the others, which may
 * have changed since they were read.
 */
export function withWaiting(metadata: Metadata | undefined, codes: string[]): Record<string, string[]> {
  return { [WAITING_CODES]: [...new Set([...waitingCodes(metadata), ...codes])] }
}

/** The change of the metadata that removes a waiting code, in any case. */
export function withoutWaiting(metadata: Metadata, code: string): Record<string, string[]> {
  return {
    [WAITING_CODES]: waitingCodes(metadata).filter((other) => other.toUpperCase() !== code.toUpperCase()),
  }
}

interface CartWithCodes {
  promotions: ({ code: string | null } | null)[]
  waiting_codes: string[]
}

/** Applied and waiting codes; repricing keeps those that have an effect. */
export function codesToTry({ promotions, waiting_codes }: CartWithCodes): string[] {
  const inForce = promotions.flatMap((promotion) => promotion?.code ?? [])
  return [...new Set([...inForce, ...waiting_codes])]
}
