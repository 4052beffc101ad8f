/** The languages the rules of this package speak. */
export type Locale = "hu" | "en"
