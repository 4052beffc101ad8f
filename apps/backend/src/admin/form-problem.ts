import { textsForStaff } from "@porteka/shop/languages"
import { adminLanguage } from "./language.ts"

const TEXTS = textsForStaff({
  hu: {
    missing: "Ezt ki kell tölteni.",
    email: "Ez nem e-mail-cím.",
    least: (least: string) => `Legalább ${least}.`,
    most: (most: string) => `Legfeljebb ${most}.`,
    leastLetters: (least: string) => `Legalább ${least} karakter.`,
    mostLetters: (most: string) => `Legfeljebb ${most} karakter.`,
    whole: "Egész szám kell.",
    wrong: "Ez így nem jó.",
  },
  en: {
    missing: "This must be filled in.",
    email: "This is no e-mail address.",
    least: (least: string) => `At least ${least}.`,
    most: (most: string) => `At most ${most}.`,
    leastLetters: (least: string) => `At least ${least} characters.`,
    mostLetters: (most: string) => `At most ${most} characters.`,
    whole: "A whole number, please.",
    wrong: "This cannot be right.",
  },
})

/** What a schema says about a value that it refuses, and the value. */
interface Refused {
  code: string
  input?: unknown
  expected?: string
  format?: string
  minimum?: number | bigint
  maximum?: number | bigint
  inclusive?: boolean
}

/** What is wrong with a field of one of Medusa's forms, whose schemas have no words for most of it. */
export function explainField({ code, input, ...refused }: Refused): string {
  const texts = TEXTS[adminLanguage()]
  if (isEmpty(input)) return texts.missing
  if (code === "invalid_format" && refused.format === "email") return texts.email
  if (code === "invalid_type" && refused.expected === "int") return texts.whole
  if (refused.inclusive === false) return texts.wrong
  const isText = typeof input === "string"
  if (code === "too_small") return (isText ? texts.leastLetters : texts.least)(String(refused.minimum))
  if (code === "too_big") return (isText ? texts.mostLetters : texts.most)(String(refused.maximum))
  return texts.wrong
}

const isEmpty = (input: unknown): boolean =>
  input === undefined ||
  input === null ||
  input === "" ||
  Number.isNaN(input) ||
  (Array.isArray(input) && input.length === 0)
