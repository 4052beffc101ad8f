import { textsByLanguage } from "@porteka/shop/languages"
import { button, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import { renderShopperEmail } from "../render-shopper-email.ts"

/** The second step of a back-in-stock request: nothing more is sent to an address that is not confirmed. */
export interface RestockConfirmationProps extends EmailProps {
  product: { title: string; variant_title: string | null }
  /** The page to confirm or cancel the notice. */
  confirm_url: string
}

const texts = textsByLanguage({
  hu: {
    subject: "Kérjük, erősítse meg az értesítést",
    title: "Erősítse meg az értesítést",
    opening: (product: string) =>
      `Ezzel az e-mail-címmel azt kérték, értesítsük, ha ez a termék újra kapható: ${product}. Az értesítés akkor válik érvényessé, ha a gombra kattintva megerősíti.`,
    confirm: "Tovább a megerősítéshez",
    once: "Egyetlen levelet küldünk, amikor a termék ismét rendelhető. Az értesítést ugyanott bármikor lemondhatja.",
    stranger:
      "Ha nem Ön kérte, nincs teendője: megerősítés nélkül nem írunk, és a címet hét nap múlva töröljük.",
  },
  en: {
    subject: "Please confirm the notice",
    title: "Confirm the notice",
    opening: (product: string) =>
      `This e-mail address was entered for a notice when this product is available again: ${product}. Please confirm by pressing the button.`,
    confirm: "Go on to confirm",
    once: "We send a single e-mail when the product can be ordered again. You can cancel the notice in the same place at any time.",
    stranger:
      "If it was not you, there is nothing to do: without confirmation we do not write, and the address is deleted after seven days.",
  },
})

/** Asks to confirm a back-in-stock notice. */
export function renderRestockConfirmation(props: RestockConfirmationProps): RenderedEmail {
  const { product, confirm_url, locale } = props
  const text = texts[locale]
  const opening = text.opening([product.title, product.variant_title].filter(Boolean).join(", "))
  const blocks = [
    paragraph(opening),
    button(text.confirm, confirm_url),
    paragraph(text.once),
    paragraph(text.stranger),
  ]
  return renderShopperEmail(props, {
    subject: text.subject,
    preview: opening,
    title: text.title,
    blocks,
  })
}
