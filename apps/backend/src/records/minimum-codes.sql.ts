import { MINIMUM_CODES_KEY } from "./minimum-codes.ts"

/** SQL: whether a `cart` keeps no codes with a smallest cart value. */
export const NO_MINIMUM_CODES = `coalesce(cart.metadata -> '${MINIMUM_CODES_KEY}', '[]') = '[]'`
