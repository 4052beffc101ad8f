import { Button, Checkbox, Input, Table } from "@medusajs/ui"
import type { EntryDoubt, MatchedEntry } from "@porteka/commerce-sdk"
import { type FormEvent, useState } from "react"
import { formatMoney } from "../../format-money.ts"
import { statementTexts } from "./bank-statement-labels.ts"
import { amountOf, EntryCells } from "./entry-cells.tsx"

/** Of these, no part can pay an order. */
const UNASSIGNABLE: readonly unknown[] = ["not_forints", "reversed"] satisfies EntryDoubt[]
const ALL_BACK: readonly unknown[] = ["already_paid", "paid_twice", "order_cancelled"] satisfies EntryDoubt[]

interface OpenRowProps {
  match: MatchedEntry
  isChosen: boolean
  isBusy: boolean
  onToggle: () => void
  onAssign: (order: number) => void
  /** Why the back end refused it. */
  refusal: string | undefined
}

/** An entry without an order: what it may pay, and where the staff says what it does. */
export function OpenRow({ match, isChosen, isBusy, onToggle, onAssign, refusal }: OpenRowProps) {
  const texts = statementTexts()
  const { entry, order, reason } = match
  return (
    <Table.Row>
      <Table.Cell>
        <Checkbox
          aria-label={texts.choose(entry.payer, amountOf(entry))}
          checked={isChosen}
          onCheckedChange={onToggle}
        />
      </Table.Cell>
      <EntryCells entry={entry} order={order} />
      <Table.Cell className="min-w-52 max-w-80 whitespace-normal py-2">
        {refusal && <span className="text-ui-fg-error">{refusal} </span>}
        {reason && texts.reasons[reason]} {consequenceOf(match)}
      </Table.Cell>
      <Table.Cell className="py-2">
        {match.state === "doubtful" && !UNASSIGNABLE.includes(reason) && (
          <AssignForm match={match} isBusy={isBusy} onAssign={onAssign} />
        )}
      </Table.Cell>
    </Table.Row>
  )
}

/** What booking it does, if that is not obvious. */
function consequenceOf({ entry, order, reason, can_book: canBook }: MatchedEntry): string | null {
  const texts = statementTexts()
  if (!order) return null
  if (ALL_BACK.includes(reason)) return texts.allBack
  if (reason !== "too_little" && reason !== "too_much") return null
  const { due, received } = order
  const state = texts.due(formatMoney(due), received > 0 ? formatMoney(received) : null)
  if (!canBook) return state
  const result =
    reason === "too_little" ? texts.part : texts.surplus(formatMoney(entry.amount - due + received))
  return `${state} ${result}`
}

interface AssignFormProps {
  match: MatchedEntry
  isBusy: boolean
  onAssign: (order: number) => void
}

function AssignForm({ match: { entry, suggestions }, isBusy, onAssign }: AssignFormProps) {
  const texts = statementTexts()
  const [number, setNumber] = useState("")
  const isNumber = /^\d{1,9}$/.test(number.trim())
  const assign = (event: FormEvent) => {
    event.preventDefault()
    if (isNumber) onAssign(Number(number))
  }
  return (
    <form onSubmit={assign} className="flex w-36 flex-col items-start gap-2">
      <span className="flex flex-wrap gap-2">
        <Input
          aria-label={`${texts.orderNumber}: ${texts.choose(entry.payer, amountOf(entry))}`}
          placeholder={texts.orderNumber}
          inputMode="numeric"
          size="small"
          className="w-32"
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
        <Button type="submit" size="small" variant="secondary" disabled={isBusy || !isNumber}>
          {texts.assign}
        </Button>
      </span>
      {suggestions.map(({ display_id: order, name }) => (
        <Button
          key={order}
          type="button"
          size="small"
          variant="transparent"
          disabled={isBusy}
          onClick={() => onAssign(order)}
        >
          {texts.suggested(order, name)}
        </Button>
      ))}
    </form>
  )
}
