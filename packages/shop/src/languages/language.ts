/**
 * The properties of a language for formatting. Its texts are next to the code that shows them: see
 * CONTRIBUTING.md.
 */
export interface Language {
  /** Its name in the language itself. */
  name: string
  nameInEnglish: string
  /** BCP 47 tag for `lang`, `hreflang`, formats and Medusa's translations. */
  tag: string
  flag: string
  familyNameFirst: boolean
  /** Postal code and town come before the street. */
  townFirst: boolean
  numbers: { grouping: string; decimal: string }
  currency: {
    before: boolean
    /** Symbols used instead of the code, by ISO 4217 code. */
    signs: Readonly<Record<string, string>>
  }
}
