import home from "./hu/home.json"
import journal from "./hu/journal.json"

/** What only the front page and the journal need. */
export const messages = { home, journal }
