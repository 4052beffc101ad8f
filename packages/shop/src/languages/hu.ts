import type { Language } from "./language.ts"

export const hu: Language = {
  name: "Magyar",
  nameInEnglish: "Hungarian",
  tag: "hu-HU",
  flag: "🇭🇺",
  familyNameFirst: true,
  townFirst: true,
  numbers: { grouping: "\u00A0", decimal: "," },
  currency: { before: false, signs: { HUF: "Ft" } },
}
