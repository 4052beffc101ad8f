import { VERIFICATION_CODE_MINUTES } from "@porteka/shop"
import { textsByLanguage } from "@porteka/shop/languages"
import { button, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import { renderShopperEmail } from "../render-shopper-email.ts"
import type { Recipient } from "../texts/salutation.ts"

/** What the code allows: creating an account, setting a new password, changing the account's address, or deleting it. */
export type CodePurpose = "sign_up" | "reset" | "email_change" | "deletion"

/** A code that proves an e-mail address. */
export interface VerificationCodeProps extends EmailProps {
  purpose: CodePurpose
  recipient: Recipient | null
  /** Six digits. */
  code: string
  /** The page for the code; its URL contains neither code nor e-mail address. Null: the page that asked for it. */
  page_url: string | null
}

const texts = textsByLanguage({
  hu: {
    validity: `A kód ${VERIFICATION_CODE_MINUTES} percig érvényes, és egyszer használható. Ne adja meg másnak: munkatársaink soha nem kérik.`,
    sign_up: {
      subject: (code: string) => `Megerősítő kódja: ${code}`,
      title: "E-mail-címének megerősítése",
      opening: "Kérjük, írja be ezt a kódot az oldalon, amelyen a regisztrációt megkezdte:",
      stranger: "Ha nem Ön regisztrált, nincs teendője: a kód nélkül nem jön létre fiók.",
    },
    reset: {
      subject: (code: string) => `Jelszó visszaállítása: ${code}`,
      title: "Új jelszó beállítása",
      opening:
        "Új jelszó beállítását kérték az Ön e-mail-címével. Az új jelszó megadásához ez a kód szükséges:",
      stranger: "Ha nem Ön kérte, nincs teendője: a jelszava változatlan marad.",
    },
    email_change: {
      subject: (code: string) => `Az új e-mail-cím kódja: ${code}`,
      title: "Új e-mail-címének megerősítése",
      opening: "Kérjük, írja be ezt a kódot fiókja oldalán, hogy az új e-mail-cím érvénybe lépjen:",
      stranger: "Ha nem Ön kérte, nincs teendője: a kód nélkül semmi sem változik.",
    },
    deletion: {
      subject: (code: string) => `Fióktörlés kódja: ${code}`,
      title: "Fiókjának törlése",
      opening: "Fiókjának törlését kérték. Ha Ön kérte, írja be ezt a kódot fiókja oldalán:",
      stranger:
        "Ha nem Ön kérte, ne adja meg a kódot senkinek, és változtassa meg jelszavát: a kód nélkül a fiók megmarad.",
    },
  },
  en: {
    validity: `The code is valid for ${VERIFICATION_CODE_MINUTES} minutes and works once. Do not give it to anybody: our staff never ask for it.`,
    sign_up: {
      subject: (code: string) => `Your verification code: ${code}`,
      title: "Confirm your e-mail address",
      opening: "Please enter this code on the page where you began to register:",
      stranger: "If you did not register, there is nothing to do: without the code no account is created.",
    },
    reset: {
      subject: (code: string) => `Reset your password: ${code}`,
      title: "Set a new password",
      opening: "Somebody asked to set a new password for your e-mail address. You need this code to do it:",
      stranger: "If it was not you, there is nothing to do: your password stays as it is.",
    },
    email_change: {
      subject: (code: string) => `Code for your new e-mail address: ${code}`,
      title: "Confirm your new e-mail address",
      opening: "Please enter this code on your account page to confirm the new address:",
      stranger: "If it was not you, there is nothing to do: without the code nothing changes.",
    },
    deletion: {
      subject: (code: string) => `Code to delete your account: ${code}`,
      title: "Deleting your account",
      opening: "Somebody asked to delete your account. If it was you, enter this code on your account page:",
      stranger:
        "If it was not you, give the code to nobody and change your password: without the code the account stays.",
    },
  },
})

/** Sends a code. */
export function renderVerificationCode(props: VerificationCodeProps): RenderedEmail {
  const { purpose, recipient, code, page_url: page, locale } = props
  const { validity } = texts[locale]
  const text = texts[locale][purpose]
  const blocks = [
    paragraph(text.opening),
    { kind: "code" as const, code },
    ...(page ? [button(text.title, page)] : []),
    paragraph(validity),
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
