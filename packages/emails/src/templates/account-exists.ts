import { textsByLanguage } from "@porteka/shop/languages"
import { button, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import { renderShopperEmail } from "../render-shopper-email.ts"
import type { Recipient } from "../texts/salutation.ts"

/**
 * Somebody tried to register with an address that already has an account. The page answers as usual (ruling
 * D14); only the owner of the mailbox learns it.
 */
export interface AccountExistsProps extends EmailProps {
  recipient: Recipient | null
  login_url: string
  /** The "forgotten password" page. */
  reset_url: string
}

const texts = textsByLanguage({
  hu: {
    subject: "Már van fiókja nálunk",
    title: "Már van fiókja nálunk",
    opening:
      "Regisztrációt kezdeményeztek az Ön e-mail-címével, amelyhez már tartozik fiók. Nem hoztunk létre újat.",
    forgotten: "Ha elfelejtette a jelszavát, ",
    here: "itt állíthat be újat",
    stranger: " Ha nem Ön regisztrált, nincs teendője.",
    login: "Bejelentkezés",
  },
  en: {
    subject: "You already have an account with us",
    title: "You already have an account",
    opening:
      "Somebody tried to register with your e-mail address, which already has an account. We have not made a new one.",
    forgotten: "If you have forgotten your password, ",
    here: "you can set a new one here",
    stranger: " If it was not you, there is nothing to do.",
    login: "Log in",
  },
})

/** Informs the owner of an account that it exists. */
export function renderAccountExists(props: AccountExistsProps): RenderedEmail {
  const { recipient, login_url, reset_url, locale } = props
  const text = texts[locale]
  const blocks = [
    paragraph(text.opening),
    button(text.login, login_url),
    paragraph(text.forgotten, { link: text.here, href: reset_url }, ".", text.stranger),
  ]
  return renderShopperEmail(props, {
    subject: text.subject,
    preview: text.opening,
    title: text.title,
    recipient,
    blocks,
  })
}
