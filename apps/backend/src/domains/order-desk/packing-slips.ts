import type { MedusaContainer } from "@medusajs/framework/types"
import type { DeskOrderDetails } from "@porteka/commerce-sdk"
import { drawPackingSlips, type PackingSlip } from "@porteka/documents"
import { addressLines, carrierName, formatDate, formatPhone } from "@porteka/hungary"
import { CURRENCY } from "@porteka/shop"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { readSettings } from "../../shop/read-shop.ts"
import { cashOf } from "./cash-of.ts"
import { readDesk } from "./read-desk.ts"

/** A PDF with one page per order. @throws 404 */
export async function drawSlipsOf(container: MedusaContainer, ids: readonly string[]): Promise<Buffer> {
  const slips: PackingSlip[] = []
  for (const id of ids) slips.push(toSlip(await readDesk(container, id)))
  const { legal, returns, contact } = await readSettings(container)
  const { postalCode, city, street } = returns.address
  return await drawPackingSlips(slips, {
    sender: {
      name: legal.shortName,
      address: `${postalCode} ${city}, ${street}`,
      phone: contact.phone,
    },
    date: new Date(),
  })
}

/** The items still to be sent: after an exchange only the replacement; if everything was sent, all items. */
function toPackedLines({ lines }: DeskOrderDetails): PackingSlip["lines"] {
  const waiting = lines.filter(({ to_send: pieces }) => pieces > 0)
  if (waiting.length > 0) return waiting.map((line) => ({ ...line, quantity: line.to_send }))
  return lines.filter(({ is_gift_card: isCard }) => !isCard)
}

function toSlip(desk: DeskOrderDetails): PackingSlip {
  const { pickup_point: point, address } = desk
  const carrier = point && carrierName(point.carrier)
  return {
    number: desk.display_id,
    ordered_on: formatDate(desk.created_at, DEFAULT_LOCALE),
    delivery: [desk.delivery, carrier].filter(Boolean).join(" · "),
    address: point
      ? [point.name, `${point.postal_code} ${point.city}`, point.address]
      : addressLines(address ?? {}, DEFAULT_LOCALE),
    recipient: desk.name,
    phone: desk.phone && formatPhone(desk.phone),
    pickup_code: point?.code ?? null,
    cash: cashOf(desk),
    currency: CURRENCY,
    notes: desk.notes,
    lines: toPackedLines(desk),
  }
}
