import { Checkbox, Heading, Table, Text } from "@medusajs/ui"
import type { MatchedEntry } from "@porteka/commerce-sdk"
import { formatDay } from "../../format-moment.ts"
import { formatMoney } from "../../format-money.ts"
import { HeadedTable } from "../../headed-table.tsx"
import { OrderLink } from "../../order-link.tsx"
import { type State, statementTexts } from "./bank-statement-labels.ts"

const SHOWN_ROWS = 300

interface EntryTableProps {
  state: State
  entries: readonly MatchedEntry[]
  chosen: ReadonlySet<string>
  onToggle: (id: string) => void
  /** Why the back end refused a chosen entry. */
  refusals: ReadonlyMap<string, string>
}

/** The entries of one kind; those that can be booked have a checkbox. */
export function EntryTable({ state, entries, chosen, onToggle, refusals }: EntryTableProps) {
  const texts = statementTexts()
  const { title, hint } = texts.states[state]
  if (entries.length === 0) return null
  return (
    <section>
      <Heading level="h2">
        {title} ({entries.length})
      </Heading>
      <Text size="small" className="mb-2 text-ui-fg-subtle">
        {hint}
      </Text>
      <HeadedTable columns={texts.columns}>
        {entries.slice(0, SHOWN_ROWS).map((match) => (
          <Row
            key={match.entry.id}
            match={match}
            isChosen={chosen.has(match.entry.id)}
            onToggle={() => onToggle(match.entry.id)}
            refusal={refusals.get(match.entry.id)}
          />
        ))}
      </HeadedTable>
      {entries.length > SHOWN_ROWS && <Text size="small">{texts.more(entries.length - SHOWN_ROWS)}</Text>}
    </section>
  )
}

interface RowProps {
  match: MatchedEntry
  isChosen: boolean
  onToggle: () => void
  refusal: string | undefined
}

function Row({ match: { entry, order, reason, can_book: canBook }, isChosen, onToggle, refusal }: RowProps) {
  const texts = statementTexts()
  const amount = entry.currency === "HUF" ? formatMoney(entry.amount) : `${entry.amount} ${entry.currency}`
  return (
    <Table.Row>
      <Table.Cell>
        {canBook && order && (
          <Checkbox
            aria-label={texts.book(order.display_id, amount)}
            checked={isChosen}
            onCheckedChange={onToggle}
          />
        )}
      </Table.Cell>
      <Table.Cell className="whitespace-nowrap">{entry.booked_on && formatDay(entry.booked_on)}</Table.Cell>
      <Table.Cell className="whitespace-nowrap">
        {entry.is_credit ? "" : "−"}
        {amount}
      </Table.Cell>
      <Table.Cell>{entry.payer}</Table.Cell>
      <Table.Cell>{entry.text}</Table.Cell>
      <Table.Cell className="whitespace-nowrap">
        {order && (
          <OrderLink id={order.id}>
            {order.display_id} · {order.name}
          </OrderLink>
        )}
      </Table.Cell>
      <Table.Cell>
        {refusal && <span className="text-ui-fg-error">{refusal} </span>}
        {reason && texts.reasons[reason]}
        {(reason === "too_little" || reason === "too_much") && order && (
          <>
            {` ${texts.due(formatMoney(order.due), order.received > 0 ? formatMoney(order.received) : null)} `}
            {canBook && reason === "too_little" && texts.part}
            {canBook &&
              reason === "too_much" &&
              texts.surplus(formatMoney(entry.amount - order.due + order.received))}
          </>
        )}
      </Table.Cell>
    </Table.Row>
  )
}
