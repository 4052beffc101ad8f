import newsletter from "./en/newsletter.json"

/** What only the links of newsletter mails need. */
export const messages = { newsletter }
