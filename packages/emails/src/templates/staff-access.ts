import { withArticle } from "@porteka/hungary"
import { shop } from "@porteka/shop"
import { type StaffLocale, textsForStaff } from "@porteka/shop/languages"
import { button, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import { renderShopperEmail } from "../render-shopper-email.ts"

/** Gives a staff member access to the admin: for the first time, or with a new password. */
export interface StaffAccessProps extends EmailProps {
  locale: StaffLocale
  purpose: "invite" | "password_reset"
  /** The admin's page, with a token that works once. */
  access_url: string
}

const texts = textsForStaff({
  hu: {
    invite: {
      subject: `Meghívó: ${shop.name}, kezelőfelület`,
      title: "Meghívó a kezelőfelületre",
      opening: `Meghívást kapott ${withArticle(shop.name)} webáruház kezelőfelületére. Az alábbi gombbal állíthatja be a jelszavát.`,
      action: "Meghívó elfogadása",
      validity: "A meghívó egy napig érvényes, és egyszer használható. Kérjük, ne adja tovább.",
      stranger: "Ha nem várt meghívót, nincs teendője.",
    },
    password_reset: {
      subject: `Új jelszó: ${shop.name}, kezelőfelület`,
      title: "Új jelszó a kezelőfelülethez",
      opening: "Új jelszó beállítását kérték az Ön e-mail-címével a kezelőfelülethez.",
      action: "Új jelszó beállítása",
      validity: "A hivatkozás 15 percig érvényes, és egyszer használható. Kérjük, ne adja tovább.",
      stranger: "Ha nem Ön kérte, nincs teendője: a jelszava változatlan marad.",
    },
  },
  en: {
    invite: {
      subject: `Invitation: ${shop.name} admin`,
      title: "Invitation to the admin",
      opening: `You are invited to the admin of the ${shop.name} web shop. Use the button below to set your password.`,
      action: "Accept the invitation",
      validity: "The invitation is valid for a day and works once. Please do not pass it on.",
      stranger: "If you did not expect it, there is nothing to do.",
    },
    password_reset: {
      subject: `New password: ${shop.name} admin`,
      title: "A new password for the admin",
      opening: "Somebody asked to set a new password for the admin with your e-mail address.",
      action: "Set a new password",
      validity: "The link is valid for 15 minutes and works once. Please do not pass it on.",
      stranger: "If it was not you, there is nothing to do: your password stays as it is.",
    },
  },
})

/** Sends the link. */
export function renderStaffAccess(props: StaffAccessProps): RenderedEmail {
  const { purpose, access_url, locale } = props
  const text = texts[locale][purpose]
  const blocks = [
    paragraph(text.opening),
    button(text.action, access_url),
    paragraph(text.validity),
    paragraph(text.stranger),
  ]
  return renderShopperEmail(props, {
    subject: text.subject,
    preview: text.opening,
    title: text.title,
    blocks,
  })
}
