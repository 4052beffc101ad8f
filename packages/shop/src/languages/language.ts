/** What a language asks of whoever writes in it. Its texts stand where they are shown: see CONTRIBUTING.md. */
export interface Language {
  /** As its speakers call it. */
  name: string
  nameInEnglish: string
  /** BCP 47 tag for `lang`, `hreflang`, formats and Medusa's translations. */
  tag: string
  flag: string
  familyNameFirst: boolean
  /** Postal code and town stand before the street. */
  townFirst: boolean
  numbers: { grouping: string; decimal: string }
  currency: {
    before: boolean
    /** Signs that are used instead of the code, by ISO 4217 code. */
    signs: Readonly<Record<string, string>>
  }
}
