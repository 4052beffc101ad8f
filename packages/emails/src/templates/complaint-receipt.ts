import { formatByDate } from "@porteka/hungary"
import { textsByLanguage } from "@porteka/shop/languages"
import { type Block, heading, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import { renderShopperEmail } from "../render-shopper-email.ts"
import { type ComplaintContent, complaintBlocks } from "./complaint-content.ts"

/** Receipt of a complaint. */
export interface ComplaintReceiptProps extends EmailProps, ComplaintContent {
  /**
   * Whether the complaint names an order of this address. Otherwise anybody may have entered the address, and the shop must not
   * carry a stranger's text there: the receipt repeats nothing of it.
   */
  is_order_known: boolean
  /** The last day of the answer, YYYY-MM-DD. */
  answer_by: string
}

const texts = textsByLanguage({
  hu: {
    subject: (reference: string) => `Panaszát megkaptuk – ${reference}`,
    title: "Panaszát megkaptuk",
    opening: (reference: string) =>
      `Panaszát rögzítettük. Ügyszám: ${reference}. Kérjük, őrizze meg ezt a levelet.`,
    next: "Hogyan tovább?",
    steps: (answerBy: string) => [
      `Panaszát kivizsgáljuk, és legkésőbb ${answerBy} írásban, érdemben válaszolunk erre az e-mail-címre.`,
      "Ha kiegészítené vagy fényképet küldene hozzá, válaszoljon erre a levélre; az ügyszámot hagyja a tárgyban.",
    ],
    notYou:
      "Ha nem Ön írt nekünk, valaki tévedésből adta meg ezt az e-mail-címet; nincs teendője. Ezért nem ismételjük meg itt, amit írtak.",
  },
  en: {
    subject: (reference: string) => `We have received your complaint – ${reference}`,
    title: "We have received your complaint",
    opening: (reference: string) =>
      `Your complaint has been recorded. Case number: ${reference}. Please keep this e-mail.`,
    next: "What happens next",
    steps: (answerBy: string) => [
      `We’ll look into it and send a full answer in writing to this e-mail address ${answerBy} at the latest.`,
      "To add something or send a photo, reply to this e-mail and leave the case number in the subject.",
    ],
    notYou:
      "If you have not written to us, somebody entered this e-mail address by mistake; there is nothing for you to do. That is why what was written is not repeated here.",
  },
})

/** The acknowledgement of receipt of a complaint, with all that was written if it is known whose it is. */
export function renderComplaintReceipt(props: ComplaintReceiptProps): RenderedEmail {
  const { reference, answer_by, is_order_known: isOrderKnown, locale } = props
  const text = texts[locale]
  const opening = text.opening(reference)
  const blocks: Block[] = [
    paragraph(opening),
    heading(text.next),
    ...text.steps(formatByDate(answer_by, locale)).map((step) => paragraph(step)),
    ...(isOrderKnown ? complaintBlocks(props, locale) : [paragraph(text.notYou)]),
  ]
  return renderShopperEmail(props, {
    blocks,
    title: text.title,
    preview: opening,
    subject: text.subject(reference),
  })
}
