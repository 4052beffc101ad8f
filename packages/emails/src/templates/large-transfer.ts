import { type CalendarDay, formatByDate, formatMoney } from "@porteka/hungary"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { button, facts, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import { renderStaffEmail } from "../render-staff-email.ts"

/**
 * Asks the staff whether to keep the products of a large unpaid order reserved. In Hungarian only, because it
 * is internal.
 */
export interface LargeTransferProps extends EmailProps {
  display_id: number | string
  name: string
  phone: string | null
  /** The amount to pay, in the order's currency. */
  amount: number
  currency_code: string
  /** The customer's payment deadline; after it the order is canceled automatically. */
  due_on: CalendarDay
  admin_url: string
}

/** The transfer for a large order has not arrived, and its products are still reserved. */
export function renderLargeTransfer(props: LargeTransferProps): RenderedEmail {
  const { display_id, name, phone, amount, currency_code, due_on, admin_url } = props
  const total = formatMoney(amount, currency_code, DEFAULT_LOCALE)
  const opening = `Egy nagy összegű rendelés átutalása még nem érkezett meg: ${total}.`
  return renderStaffEmail(props, {
    subject: `Várjunk még az átutalásra? ${display_id} – ${total}`,
    preview: opening,
    title: "Várjunk még az átutalásra?",
    blocks: [
      paragraph(opening, " A termékeket közben másnak nem adjuk el."),
      facts(["Rendelésszám", String(display_id)], ["Vásárló", name], ["Telefon", phone]),
      paragraph(
        "Érdemes felhívni a vásárlót. Ha nem számít a pénzre, törölje a rendelést; ha vár rá, nincs teendője: ha az összeg ",
        { strong: formatByDate(due_on, DEFAULT_LOCALE) },
        " nem érkezik meg, a rendelés magától törlődik.",
      ),
      button("Rendelés megnyitása", admin_url),
    ],
  })
}
