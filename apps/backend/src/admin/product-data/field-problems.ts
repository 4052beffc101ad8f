import { textsForStaff } from "@porteka/shop/languages"
import { adminLanguage } from "../language.ts"

interface ProblemTexts {
  missing: string
  email: string
  between: (least: string, most: string) => string
  wrong: string
}

const TEXTS = textsForStaff<ProblemTexts>({
  hu: {
    missing: "Ezt ki kell tölteni.",
    email: "Ez nem e-mail-cím, például: muhely@example.hu.",
    between: (least, most) => `Egész szám kell ${least} és ${most} között.`,
    wrong: "Ez így nem jó.",
  },
  en: {
    missing: "This must be filled in.",
    email: "This is no e-mail address, for example: workshop@example.com.",
    between: (least, most) => `A whole number from ${least} to ${most}, please.`,
    wrong: "This cannot be right.",
  },
})

/** A field that the browser has found invalid. */
export interface InvalidField {
  type: string
  min?: string
  max?: string
  validity: Pick<ValidityState, "valueMissing">
}

/** What is wrong with a field, in the admin's language; the browser would say it in its own. */
export function problemOf({ type, min = "", max = "", validity }: InvalidField): string {
  const texts = TEXTS[adminLanguage()]
  if (validity.valueMissing) return texts.missing
  if (type === "email") return texts.email
  return min && max ? texts.between(min, max) : texts.wrong
}
