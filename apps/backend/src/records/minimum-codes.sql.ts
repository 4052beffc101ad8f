/** SQL: whether a `cart` keeps no codes with a smallest cart value (domains/promotions/minimum-codes.ts). */
export const NO_MINIMUM_CODES = `coalesce(cart.metadata -> 'minimum_codes', '[]') = '[]'`
