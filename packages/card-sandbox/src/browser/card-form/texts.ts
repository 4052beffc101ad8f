import type { FieldName, FieldProblem } from "./card-fields.ts"

export interface FormTexts {
  notice: string
  group: string
  fields: Record<FieldName, { label: string; placeholder: string }>
  problems: Record<FieldProblem, string>
}

const hu: FormTexts = {
  notice: "Próbafizetés: csak próbakártya adatait adja meg, például 4242 4242 4242 4242.",
  group: "Bankkártyaadatok",
  fields: {
    number: { label: "Kártyaszám", placeholder: "1234 1234 1234 1234" },
    expiry: { label: "Lejárat (HH / ÉÉ)", placeholder: "HH / ÉÉ" },
    cvc: { label: "Biztonsági kód (CVC)", placeholder: "CVC" },
  },
  problems: {
    incomplete_number: "A kártyaszám hiányos.",
    invalid_number: "A kártyaszám érvénytelen.",
    incomplete_expiry: "A lejárati dátum hiányos.",
    invalid_expiry_year_past: "A kártya lejárt.",
    incomplete_cvc: "A biztonsági kód hiányos.",
  },
}

const en: FormTexts = {
  notice: "Test payment: enter a test card only, for example 4242 4242 4242 4242.",
  group: "Card details",
  fields: {
    number: { label: "Card number", placeholder: "1234 1234 1234 1234" },
    expiry: { label: "Expiry date (MM / YY)", placeholder: "MM / YY" },
    cvc: { label: "Security code (CVC)", placeholder: "CVC" },
  },
  problems: {
    incomplete_number: "Your card number is incomplete.",
    invalid_number: "Your card number is invalid.",
    incomplete_expiry: "Your card's expiration date is incomplete.",
    invalid_expiry_year_past: "Your card's expiration year is in the past.",
    incomplete_cvc: "Your card's security code is incomplete.",
  },
}

const TEXTS: Record<string, FormTexts> = { hu, en }

/** Texts in the requested language; `auto` is the browser's. */
export function textsFor(locale: string): { language: string; texts: FormTexts } {
  const wanted = locale === "auto" ? navigator.language : locale
  const language = wanted.toLowerCase().split("-")[0] ?? ""
  const texts = TEXTS[language]
  return texts ? { language, texts } : { language: "en", texts: en }
}
