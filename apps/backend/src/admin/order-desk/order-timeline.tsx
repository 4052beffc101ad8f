import { Text } from "@medusajs/ui"
import type { DeskEvent } from "@porteka/commerce-sdk"
import { formatMoment } from "../format-moment.ts"
import { formatMoney } from "../format-money.ts"
import { eventTexts } from "./event-labels.ts"
import { Section } from "./panel-section.tsx"
import { panelTexts } from "./panel-texts.ts"
import { withdrawalTexts } from "./withdrawal-labels.ts"

/** All events of an order, newest first: payments, parcels, documents, e-mails and notes. */
export function OrderTimeline({ events }: { events: DeskEvent[] }) {
  return (
    <Section title={panelTexts().timeline}>
      <ol className="flex flex-col gap-1">
        {events.toReversed().map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, and is drawn whole.
          <li key={index} className="gap-x-4 max-md:mb-2 md:grid md:grid-cols-[11rem_1fr]">
            <Text size="small" className="text-ui-fg-subtle">
              <time dateTime={event.at}>{formatMoment(event.at)}</time>
            </Text>
            <Entry event={event} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Entry({ event }: { event: DeskEvent }) {
  const texts = eventTexts()
  const { kind, state, who, id } = event
  const words = [wordsOf(event), who && (kind === "mail" ? texts.to(who) : texts.by(who))]
  return (
    <Text
      size="small"
      weight={kind === "mail" || kind === "note" ? "regular" : "plus"}
      className={`whitespace-pre-line [overflow-wrap:anywhere] ${state === "failed" ? "text-ui-fg-error" : ""}`}
    >
      {kind === "invoice" && state === "issued" ? (
        <a className="text-ui-fg-interactive" href={`/admin/invoices/${id}/file`}>
          {words[0]}
        </a>
      ) : (
        words.filter(Boolean).join(" · ")
      )}
    </Text>
  )
}

/** The event, with its amount or number. */
function wordsOf({ kind, subject, state, text, amount }: DeskEvent): string {
  const { kinds, mails, mailStates, invoices, invoiceStates, reasons } = eventTexts()
  const money = amount === null ? null : formatMoney(amount)
  const join = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(", ")
  if (kind === "mail")
    return join(`${kinds.mail}: ${mails[subject ?? ""] ?? subject}`, mailStates[state ?? ""] ?? state, text)
  if (kind === "invoice")
    return join(
      `${invoices[subject ?? ""] ?? subject}${text ? ` ${text}` : ""}`,
      state === "issued" ? money : invoiceStates[state ?? ""],
    )
  if (kind === "withdrawal") return join(kinds.withdrawal, text, stateOfWithdrawal(state))
  if (kind === "cancelled") return join(kinds.cancelled, text && (reasons[text] ?? text))
  if (kind === "note") return `${kinds.note}: ${text}`
  return join(kinds[kind], money, text)
}

const stateOfWithdrawal = (state: string | null) =>
  Object.entries(withdrawalTexts().states).find(([one]) => one === state)?.[1] ?? state
