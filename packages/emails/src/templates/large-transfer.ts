import { type CalendarDay, formatByDate, formatMoney } from "@porteka/hungary"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { button, facts, paragraph } from "../document/document.ts"
import type { EmailProps, RenderedEmail } from "../email.ts"
import { renderDocument } from "../render-document.ts"

/** Asks the shop's own people whether goods of much money are to wait longer. In Hungarian only: it never leaves the shop. */
export interface LargeTransferProps extends EmailProps {
  display_id: number | string
  name: string
  phone: string | null
  /** What is to be paid, in the order's currency. */
  amount: number
  currency_code: string
  /** The customer's last day for it; after it the order is cancelled by itself. */
  due_on: CalendarDay
  admin_url: string
}

/** The money of a large order has not come, and its goods wait. */
export function renderLargeTransfer({
  display_id,
  name,
  phone,
  amount,
  currency_code,
  due_on,
  admin_url,
  links,
  shop,
}: LargeTransferProps): Promise<RenderedEmail> {
  const total = formatMoney(amount, currency_code, DEFAULT_LOCALE)
  const opening = `Egy nagy összegű rendelés átutalása még nem érkezett meg: ${total}.`
  const rows: [string, string][] = [
    ["Rendelésszám", String(display_id)],
    ["Vásárló", name],
    ...(phone ? [["Telefon", phone] as [string, string]] : []),
  ]
  return renderDocument(
    {
      subject: `Várjunk még az átutalásra? ${display_id} – ${total}`,
      preview: opening,
      title: "Várjunk még az átutalásra?",
      blocks: [
        paragraph(opening, " A termékeket közben másnak nem adjuk el."),
        facts(...rows),
        paragraph(
          "Érdemes felhívni a vásárlót. Ha nem számít a pénzre, törölje a rendelést; ha vár rá, nincs teendője: ha az összeg ",
          { strong: formatByDate(due_on, DEFAULT_LOCALE) },
          " nem érkezik meg, a rendelés magától törlődik.",
        ),
        button("Rendelés megnyitása", admin_url),
      ],
      ...{ shop, locale: DEFAULT_LOCALE, greeting: null },
    },
    links,
  )
}
