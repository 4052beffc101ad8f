import { button, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import { renderLetter } from "../render-letter.ts"

/** Second step of asking for a back-in-stock notice: nothing is sent to an address nobody has confirmed. */
export interface RestockConfirmationProps extends EmailProps {
  product: { title: string; variant_title: string | null }
  /** Confirms the notice, and cancels it. */
  confirm_url: string
}

const texts = {
  hu: {
    subject: "Kérjük, erősítse meg az értesítést",
    title: "Erősítse meg az értesítést",
    opening: (product: string) =>
      `Ezzel az e-mail-címmel értesítést kértek arról, ha ez a termék újra kapható: ${product}. Az értesítés a gombra kattintva, megerősítés után válik érvényessé.`,
    confirm: "Tovább a megerősítéshez",
    once: "Egyetlen levelet küldünk, amikor a termék ismét rendelhető. Az értesítést ugyanott bármikor lemondhatja.",
    stranger:
      "Ha nem Ön kérte, nincs teendője: megerősítés nélkül nem írunk, és a címet hét nap múlva töröljük.",
  },
  en: {
    subject: "Please confirm the notice",
    title: "Confirm the notice",
    opening: (product: string) =>
      `This e-mail address was entered for a notice when this product is available again: ${product}. The notice becomes valid when you press the button and confirm.`,
    confirm: "Go on to confirm",
    once: "We send a single letter when the product can be ordered again. You can cancel the notice in the same place at any time.",
    stranger:
      "If it was not you, there is nothing to do: without confirmation we do not write, and the address is deleted after seven days.",
  },
} as const

/** Asks to confirm a back-in-stock notice. */
export function renderRestockConfirmation(props: RestockConfirmationProps): Promise<RenderedEmail> {
  const { product, confirm_url, locale, links } = props
  const text = texts[locale]
  const opening = text.opening([product.title, product.variant_title].filter(Boolean).join(", "))
  const blocks = [
    paragraph(opening),
    button(text.confirm, confirm_url),
    paragraph(text.once),
    paragraph(text.stranger),
  ]
  return renderLetter({
    locale,
    links,
    subject: text.subject,
    preview: opening,
    title: text.title,
    blocks,
  })
}
