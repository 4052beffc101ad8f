/**
 * Codes that the shopper entered and that have counted, or have a smallest cart value. Medusa keeps a code only while it takes
 * something off, so they are kept in the cart's metadata and tried again whenever the cart changes.
 */
export const MINIMUM_CODES_KEY = "minimum_codes"

/** These codes of a cart's metadata. */
export function minimumCodes(metadata: Record<string, unknown> | null | undefined): string[] {
  const codes = metadata?.[MINIMUM_CODES_KEY]
  return Array.isArray(codes) ? codes.filter((code) => typeof code === "string") : []
}
