import { textsByLanguage } from "@porteka/shop/languages"
import { paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import { renderShopperEmail } from "../render-shopper-email.ts"

/**
 * Receipt of a message of the contact page. It repeats nothing of the message: anybody can enter somebody else's
 * address, and the shop must not carry a stranger's text there.
 */
export interface ContactReceiptProps extends EmailProps {
  /** `UZ-2026-000123` */
  reference: string
}

const texts = textsByLanguage({
  hu: {
    subject: (reference: string) => `Üzenetét megkaptuk – ${reference}`,
    title: "Üzenetét megkaptuk",
    opening: (reference: string) => `Köszönjük, hogy írt nekünk. Az üzenet száma: ${reference}.`,
    answer: "Erre az e-mail-címre válaszolunk, amint tudunk.",
    more: "Ha kiegészítené vagy fényképet küldene hozzá, válaszoljon erre a levélre; az üzenet számát hagyja a tárgyban.",
    notYou: "Ha nem Ön írt nekünk, valaki tévedésből adta meg ezt az e-mail-címet; nincs teendője.",
  },
  en: {
    subject: (reference: string) => `We have received your message – ${reference}`,
    title: "We have received your message",
    opening: (reference: string) =>
      `Thank you for writing to us. The number of your message is ${reference}.`,
    answer: "We’ll reply to this e-mail address as soon as we can.",
    more: "To add something or send a photo, reply to this e-mail and leave the number in the subject.",
    notYou:
      "If you have not written to us, somebody entered this e-mail address by mistake; there is nothing for you to do.",
  },
})

/** Tells the sender that the message has arrived. */
export function renderContactReceipt(props: ContactReceiptProps): RenderedEmail {
  const { reference, locale } = props
  const text = texts[locale]
  const opening = text.opening(reference)
  return renderShopperEmail(props, {
    title: text.title,
    preview: opening,
    subject: text.subject(reference),
    blocks: [opening, text.answer, text.more, text.notYou].map((line) => paragraph(line)),
  })
}
