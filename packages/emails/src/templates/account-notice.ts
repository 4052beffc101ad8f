import { ACCOUNT_DELETION_DAYS } from "@porteka/shop"
import { textsByLanguage } from "@porteka/shop/languages"
import { button, facts, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import { renderShopperEmail } from "../render-shopper-email.ts"
import type { Recipient } from "../texts/salutation.ts"

export type AccountEvent =
  | "password_changed"
  | "email_changed"
  | "new_sign_in"
  | "passkey_added"
  | "deletion_requested"
  | "deletion_done"
  /** Of a person without an account. */
  | "data_erased"

/** Informs a customer about a change of the account, and what to do if somebody else made it. */
export interface AccountNoticeProps extends EmailProps {
  event: AccountEvent
  recipient: Recipient | null
  /** Time and device as text, as far as known. */
  details: AccountNoticeDetail[]
  /** The page to check, or to act if it was somebody else; null if the account no longer exists. */
  account_url: string | null
}

export interface AccountNoticeDetail {
  of: "time" | "device" | "place" | "passkey" | "email" | "deletion_date"
  value: string
}

const texts = textsByLanguage({
  hu: {
    labels: {
      time: "Időpont",
      device: "Eszköz",
      place: "Hálózat",
      passkey: "Belépőkulcs",
      email: "A fiók új e-mail-címe",
      deletion_date: "A törlés napja",
    },
    password_changed: {
      subject: "Jelszava megváltozott",
      title: "Jelszava megváltozott",
      opening: "Fiókjának jelszava megváltozott. Minden eszközön újra be kell jelentkezni.",
      stranger: "Ha nem Ön változtatta meg, állítson be azonnal új jelszót:",
      action: "Új jelszó beállítása",
    },
    email_changed: {
      subject: "Fiókjának e-mail-címe megváltozott",
      title: "Az e-mail-cím megváltozott",
      opening: "Fiókjának e-mail-címe megváltozott. Ezentúl az új címmel lehet bejelentkezni.",
      stranger: "Ha nem Ön változtatta meg, kérjük, azonnal írjon nekünk:",
      action: "Kapcsolat",
    },
    new_sign_in: {
      subject: "Új bejelentkezés a fiókjába",
      title: "Új bejelentkezés",
      opening: "Olyan böngészőből jelentkeztek be fiókjába, amelyet eddig nem használt nálunk.",
      stranger:
        "Ha Ön volt az, nincs teendője. Ha nem, változtassa meg jelszavát, és jelentkezzen ki minden eszközön:",
      action: "Fiók biztonsága",
    },
    passkey_added: {
      subject: "Új belépőkulcs a fiókjában",
      title: "Új belépőkulcs",
      opening: "Fiókjához új belépőkulcsot adtak. Azzal jelszó nélkül is be lehet jelentkezni.",
      stranger: "Ha Ön adta hozzá, nincs teendője. Ha nem, törölje a kulcsot, és változtassa meg jelszavát:",
      action: "Belépőkulcsok",
    },
    deletion_requested: {
      subject: "Fiókját törölni fogjuk",
      title: "Fiókjának törlése",
      opening: `Kérésére fiókját ${ACCOUNT_DELETION_DAYS} nap múlva töröljük. Addig bármikor meggondolhatja magát.`,
      stranger: "Ha mégis megtartaná a fiókját, itt vonhatja vissza a törlést:",
      action: "Fiók megtartása",
    },
    deletion_done: {
      subject: "Fiókját töröltük",
      title: "Fiókját töröltük",
      opening:
        "Fiókját és a hozzá tartozó személyes adatokat töröltük. A számlákat a számviteli törvény szerint nyolc évig meg kell őriznünk; mást nem tartottunk meg.",
      stranger: "Köszönjük, hogy nálunk vásárolt.",
      action: "",
    },
    data_erased: {
      subject: "Személyes adatait töröltük",
      title: "Személyes adatait töröltük",
      opening:
        "Kérésére töröltük a nálunk tárolt személyes adatait. A számlákat a számviteli törvény szerint nyolc évig meg kell őriznünk; mást nem tartottunk meg.",
      stranger: "Köszönjük, hogy nálunk vásárolt.",
      action: "",
    },
  },
  en: {
    labels: {
      time: "Time",
      device: "Device",
      place: "Network",
      passkey: "Passkey",
      email: "New e-mail address of the account",
      deletion_date: "Day of deletion",
    },
    password_changed: {
      subject: "Your password was changed",
      title: "Your password was changed",
      opening: "The password of your account was changed. You have to log in again on every device.",
      stranger: "If it was not you, set a new password at once:",
      action: "Set a new password",
    },
    email_changed: {
      subject: "The e-mail address of your account was changed",
      title: "The e-mail address was changed",
      opening: "The e-mail address of your account was changed. Log in with the new one from now on.",
      stranger: "If it was not you, please write to us at once:",
      action: "Contact",
    },
    new_sign_in: {
      subject: "New login to your account",
      title: "New login",
      opening: "Somebody logged in to your account with a browser that you have not used with us before.",
      stranger:
        "If it was you, there is nothing to do. If not, change your password and log out on every device:",
      action: "Account security",
    },
    passkey_added: {
      subject: "A new passkey in your account",
      title: "New passkey",
      opening: "A passkey was added to your account. It can be used to log in without the password.",
      stranger: "If it was you, there is nothing to do. If not, remove the passkey and change your password:",
      action: "Passkeys",
    },
    deletion_requested: {
      subject: "We are going to delete your account",
      title: "Deleting your account",
      opening: `As you asked, we will delete your account in ${ACCOUNT_DELETION_DAYS} days. You can change your mind until then.`,
      stranger: "If you would like to keep your account, cancel the deletion here:",
      action: "Keep the account",
    },
    deletion_done: {
      subject: "We have deleted your account",
      title: "We have deleted your account",
      opening:
        "We have deleted your account and the personal data that belong to it. The law on accounting makes us keep invoices for eight years; we have kept nothing else.",
      stranger: "Thank you for having shopped with us.",
      action: "",
    },
    data_erased: {
      subject: "We have erased your personal data",
      title: "We have erased your personal data",
      opening:
        "As you asked, we have erased your personal data. The law on accounting makes us keep invoices for eight years; we have kept nothing else.",
      stranger: "Thank you for having shopped with us.",
      action: "",
    },
  },
})

/** Renders one of these e-mails. */
export function renderAccountNotice(props: AccountNoticeProps): RenderedEmail {
  const { event, recipient, details, account_url, locale } = props
  const { labels } = texts[locale]
  const text = texts[locale][event]
  const blocks = [
    paragraph(text.opening),
    ...(details.length > 0
      ? [facts(...details.map(({ of, value }): [string, string] => [labels[of], value]))]
      : []),
    paragraph(text.stranger),
    ...(account_url === null ? [] : [button(text.action, account_url)]),
  ]
  return renderShopperEmail(props, {
    subject: text.subject,
    preview: text.opening,
    title: text.title,
    recipient,
    blocks,
  })
}
