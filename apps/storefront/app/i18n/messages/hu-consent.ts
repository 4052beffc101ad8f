import consent from "./hu/consent.json"

/** What is asked of those who have not decided about cookies yet. */
export const messages = { consent }
