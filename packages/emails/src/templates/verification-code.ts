import { VERIFICATION_CODE_MINUTES } from "@porteka/shop"
import { paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import { renderLetter } from "../render-letter.ts"
import type { Recipient } from "../texts/salutation.ts"

/** A code that proves an e-mail address. */
export interface VerificationCodeProps extends EmailProps {
  recipient: Recipient | null
  /** Six digits. */
  code: string
}

const texts = {
  hu: {
    subject: (code: string) => `Megerősítő kódja: ${code}`,
    title: "E-mail-címének megerősítése",
    opening: "Kérjük, írja be ezt a kódot az oldalon, amelyen a regisztrációt megkezdte:",
    validity: `A kód ${VERIFICATION_CODE_MINUTES} percig érvényes, és egyszer használható. Ne adja meg másnak: munkatársaink soha nem kérik.`,
    stranger: "Ha nem Ön regisztrált, nincs teendője: a kód nélkül nem jön létre fiók.",
  },
  en: {
    subject: (code: string) => `Your verification code: ${code}`,
    title: "Confirm your e-mail address",
    opening: "Please enter this code on the page where you began to register:",
    validity: `The code is valid for ${VERIFICATION_CODE_MINUTES} minutes and works once. Do not give it to anybody: our staff never ask for it.`,
    stranger:
      "If you did not register, there is nothing to do: without the code no account comes into being.",
  },
} as const

/** Sends the code of a registration. */
export function renderVerificationCode({
  recipient,
  code,
  locale,
  links,
}: VerificationCodeProps): Promise<RenderedEmail> {
  const text = texts[locale]
  const blocks = [
    paragraph(text.opening),
    { kind: "code" as const, code },
    paragraph(text.validity),
    paragraph(text.stranger),
  ]
  return renderLetter({
    locale,
    links,
    subject: text.subject(code),
    preview: text.opening,
    title: text.title,
    recipient,
    blocks,
  })
}
