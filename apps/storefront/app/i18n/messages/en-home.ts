import home from "./en/home.json"
import journal from "./en/journal.json"

/** What only the front page and the journal need. */
export const messages = { home, journal }
