import { VERIFICATION_CODE_MINUTES } from "@porteka/shop"
import { textsByLanguage } from "@porteka/shop/languages"
import { button, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import { renderShopperEmail } from "../render-shopper-email.ts"
import type { Recipient } from "../texts/salutation.ts"

/** A code to set a new password. */
export interface PasswordResetProps extends EmailProps {
  recipient: Recipient | null
  /** Six digits. */
  code: string
  /** The page for the code; its URL contains neither code nor e-mail address. */
  reset_url: string
}

const texts = textsByLanguage({
  hu: {
    subject: (code: string) => `Jelszó visszaállítása: ${code}`,
    title: "Új jelszó beállítása",
    opening:
      "Új jelszó beállítását kérték az Ön e-mail-címével. Az új jelszó megadásához ez a kód szükséges:",
    validity: `A kód ${VERIFICATION_CODE_MINUTES} percig érvényes, és egyszer használható. Ne adja meg másnak: munkatársaink soha nem kérik.`,
    stranger: "Ha nem Ön kérte, nincs teendője: a jelszava változatlan marad.",
    set: "Új jelszó beállítása",
  },
  en: {
    subject: (code: string) => `Reset your password: ${code}`,
    title: "Set a new password",
    opening: "Somebody asked to set a new password for your e-mail address. You need this code to do it:",
    validity: `The code is valid for ${VERIFICATION_CODE_MINUTES} minutes and works once. Do not give it to anybody: our staff never ask for it.`,
    stranger: "If it was not you, there is nothing to do: your password stays as it is.",
    set: "Set a new password",
  },
})

/** Sends the code for a new password. */
export function renderPasswordReset(props: PasswordResetProps): RenderedEmail {
  const { recipient, code, reset_url, locale } = props
  const text = texts[locale]
  const blocks = [
    paragraph(text.opening),
    { kind: "code" as const, code },
    button(text.set, reset_url),
    paragraph(text.validity),
    paragraph(text.stranger),
  ]
  return renderShopperEmail(props, {
    subject: text.subject(code),
    preview: text.opening,
    title: text.title,
    recipient,
    blocks,
  })
}
