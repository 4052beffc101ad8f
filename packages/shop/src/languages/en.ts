import type { Language } from "./language.ts"

export const en: Language = {
  name: "English",
  nameInEnglish: "English",
  tag: "en-US",
  flag: "🇺🇸",
  familyNameFirst: false,
  townFirst: false,
  numbers: { grouping: ",", decimal: "." },
  currency: { before: true, signs: {} },
}
