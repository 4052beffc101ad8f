import type { InvoiceData } from "@porteka/documents"
import { textsByLanguage } from "@porteka/shop/languages"

const WORDS = textsByLanguage({
  hu: (paid: number, due: number) => `Ebből ajándékutalvánnyal fizetve: ${paid} Ft, fizetendő: ${due} Ft.`,
  en: (paid: number, due: number) => `Of which paid by gift card: ${paid} Ft, to pay: ${due} Ft.`,
})

/**
 * A gift card is a payment method: it changes no price of the invoice, so it is a remark below the prices.
 */
export function giftCardComment({ language, totals, gift_card_paid: paid = 0 }: InvoiceData): string {
  return WORDS[language](paid, totals.gross - paid)
}
