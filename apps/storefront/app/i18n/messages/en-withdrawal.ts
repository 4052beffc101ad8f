import withdrawal from "./en/withdrawal.json"

/** What only the withdrawal function needs. */
export const messages = { withdrawal }
