import restock from "./hu/restock.json"

/** What only sold-out products and the links of their mails need. */
export const messages = { restock }
