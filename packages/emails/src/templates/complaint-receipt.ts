import { formatByDate } from "@porteka/hungary"
import { textsByLanguage } from "@porteka/shop/languages"
import { type Block, heading, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import { renderShopperEmail } from "../render-shopper-email.ts"
import { type ComplaintContent, complaintBlocks } from "./complaint-content.ts"

/** Receipt of a complaint. Neutral: it does not say whether there is such an order. */
export interface ComplaintReceiptProps extends EmailProps, ComplaintContent {
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
  },
})

/** The acknowledgement of receipt of a complaint, with all that was written. */
export function renderComplaintReceipt(props: ComplaintReceiptProps): RenderedEmail {
  const { reference, answer_by, locale } = props
  const text = texts[locale]
  const opening = text.opening(reference)
  const blocks: Block[] = [
    paragraph(opening),
    heading(text.next),
    ...text.steps(formatByDate(answer_by, locale)).map((step) => paragraph(step)),
    ...complaintBlocks(props, locale),
  ]
  return renderShopperEmail(props, {
    blocks,
    title: text.title,
    preview: opening,
    subject: text.subject(reference),
  })
}
