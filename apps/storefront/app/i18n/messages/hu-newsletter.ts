import newsletter from "./hu/newsletter.json"

/** What only the links of newsletter mails need. */
export const messages = { newsletter }
