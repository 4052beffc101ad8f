import withdrawal from "./hu/withdrawal.json"

/** What only the withdrawal function needs. */
export const messages = { withdrawal }
