import { Text } from "@medusajs/ui"
import type { DeskOrderDetails } from "@porteka/commerce-sdk"
import { addressLines, carrierName, isAbroad } from "@porteka/hungary"
import { formatDay } from "../format-moment.ts"
import { formatMoney } from "../format-money.ts"
import { adminLanguage } from "../language.ts"
import { DeadlineForm } from "./deadline-form.tsx"
import { wayToPay } from "./desk-labels.ts"
import { Line, Section } from "./panel-section.tsx"
import { panelTexts } from "./panel-texts.ts"
import { PointForm } from "./point-form.tsx"
import { toRefund } from "./to-refund.ts"
import { ReadTransferNote } from "./transfer-note.tsx"

interface Part {
  desk: DeskOrderDetails
}

export function Payment({ desk, onDone }: Part & { onDone: () => void }) {
  const texts = panelTexts()
  const owed = toRefund(desk)
  const {
    transfer,
    due,
    company,
    total,
    refunded,
    coming_back: comingBack,
    received_in_part: inPart,
    gift_card_paid: byCard,
    gift_card_returned: backOnCard,
    billing_address: billing,
  } = desk
  return (
    <Section title={texts.payment}>
      <Line>{wayToPay(desk)}</Line>
      {byCard > 0 && <Line>{texts.byCard(formatMoney(total + byCard), formatMoney(byCard))}</Line>}
      <Line>
        {texts.sums(
          byCard > 0 ? texts.toPay : texts.total,
          formatMoney(total),
          formatMoney(desk.paid),
          refunded > 0 ? formatMoney(refunded) : null,
        )}
      </Line>
      {backOnCard > 0 && <Line>{texts.backOnCard(formatMoney(backOnCard))}</Line>}
      {comingBack > 0 && <Line>{texts.comingBack(formatMoney(comingBack))}</Line>}
      {due > 0 && <Line strong>{texts.stillDue(formatMoney(due))}</Line>}
      {inPart > 0 && due > inPart && (
        <Line>{texts.part(formatMoney(inPart), formatMoney(due - inPart))}</Line>
      )}
      {due > inPart && <ReadTransferNote key={desk.timeline.length} orderId={desk.id} />}
      {desk.transfer_to_return > 0 && (
        <Line strong>
          <a className="text-ui-fg-interactive" href="/app/bank-statement">
            {texts.transferToReturn(formatMoney(desk.transfer_to_return))}
          </a>
        </Line>
      )}
      {owed > 0 && <Line strong>{texts.owed(formatMoney(owed))}</Line>}
      {transfer && due > 0 && <Line>{texts.reference(transfer.reference, formatDay(transfer.due_on))}</Line>}
      <DeadlineForm key={transfer?.due_on} desk={desk} onDone={onDone} />
      {company && <Line>{texts.company(company.name, company.tax_number)}</Line>}
      {isAbroad(billing?.country_code) && (
        <Line>{texts.billedAbroad(addressLines(billing ?? {}, adminLanguage()).join(", "))}</Line>
      )}
    </Section>
  )
}

export function Destination({ desk, onDone }: Part & { onDone: () => void }) {
  const texts = panelTexts()
  const { pickup_point: point, delivery, address, phone, email, notes } = desk
  const lines = point
    ? [
        texts.code(carrierName(point.carrier), point.code),
        point.name,
        `${point.postal_code} ${point.city}, ${point.address}`,
        texts.recipient(desk.name),
      ]
    : addressLines(address ?? {}, adminLanguage())
  return (
    <Section title={texts.destination}>
      <Line strong>{delivery ?? texts.noDelivery}</Line>
      {lines.map((line) => (
        <Line key={line}>{line}</Line>
      ))}
      <Line>{desk.is_erased ? texts.erased : [phone, email].filter(Boolean).join(", ")}</Line>
      {desk.holds_deletion && <Line strong>{texts.holdsDeletion}</Line>}
      {notes && <Line strong>{texts.wish(notes)}</Line>}
      <PointForm desk={desk} onDone={onDone} />
    </Section>
  )
}

/** What is to be sent, or everything if nothing is; with wrapping and inscription as the customer entered it. */
export function Items({ desk }: Part) {
  const waiting = desk.lines.filter(({ to_send: pieces }) => pieces > 0)
  const isWaiting = desk.stage !== "cancelled" && waiting.length > 0
  return (
    <Section title={isWaiting ? panelTexts().items : panelTexts().ordered}>
      {(isWaiting ? waiting : desk.lines).map(({ id, title, variant, sku, quantity, to_send, wishes }) => (
        <div key={id}>
          <Line>
            {isWaiting ? to_send : quantity} × {[title, variant].filter(Boolean).join(", ")}
            {sku && ` (${sku})`}
          </Line>
          {wishes.map((wish) => (
            <Text key={wish} size="small" weight="plus" className="whitespace-pre-line pl-4">
              {wish}
            </Text>
          ))}
        </div>
      ))}
    </Section>
  )
}
