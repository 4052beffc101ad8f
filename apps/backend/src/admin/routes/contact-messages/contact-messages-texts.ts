import type { ContactMessageState } from "@porteka/commerce-sdk"
import { textsForStaff } from "@porteka/shop/languages"
import { adminLanguage } from "../../language.ts"

interface ContactMessagesTexts {
  heading: string
  hint: string
  order: (number: string) => string
  none: string
  noneYet: string
  state: string
  all: string
  states: Record<ContactMessageState, string>
  answered: (who: string, moment: string) => string
  reply: string
  replyTo: (reference: string) => string
  markAnswered: string
  markOpen: string
  saved: string
}

const TEXTS = textsForStaff<ContactMessagesTexts>({
  hu: {
    heading: "Üzenetek",
    hint: "Amit a „Kapcsolat” oldal űrlapján írtak. Levélben is megkapta; a válasz levélben megy, innen vagy a levelezőből. Utána jelölje megválaszoltnak, hogy a munkatársak is lássák. A bolt minden üzenetet 90 nap után töröl, ahogy az adatvédelmi nyilatkozat írja.",
    order: (number) => `rendelés: ${number}`,
    none: "Nincs ilyen üzenet.",
    noneYet: "Az elmúlt 90 napban nem érkezett üzenet.",
    state: "Állapot",
    all: "Minden üzenet",
    states: { open: "Válaszra vár", answered: "Megválaszolva" },
    answered: (who, moment) => `Megjelölte: ${who}, ${moment}`,
    reply: "Válasz levélben",
    replyTo: (reference) => `Válasz levélben: ${reference}`,
    markAnswered: "Megválaszolva",
    markOpen: "Mégis válaszra vár",
    saved: "Elmentve.",
  },
  en: {
    heading: "Messages",
    hint: "What was written in the form of the contact page. You got it by e-mail, too; the answer is an e-mail, written from here or from your mail program. Then mark the message as answered, so that your colleagues know. The shop deletes every message after 90 days, as the privacy policy says.",
    order: (number) => `order: ${number}`,
    none: "There is no such message.",
    noneYet: "No message has arrived within the last 90 days.",
    state: "State",
    all: "All messages",
    states: { open: "To be answered", answered: "Answered" },
    answered: (who, moment) => `Marked by ${who}, ${moment}`,
    reply: "Reply by e-mail",
    replyTo: (reference) => `Reply by e-mail: ${reference}`,
    markAnswered: "Answered",
    markOpen: "Still to be answered",
    saved: "Saved.",
  },
})

export const contactMessagesTexts = (): ContactMessagesTexts => TEXTS[adminLanguage()]
