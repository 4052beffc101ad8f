import { Checkbox, Table } from "@medusajs/ui"
import type { EntryDoubt, MatchedEntry } from "@porteka/commerce-sdk"
import { formatDay } from "../../format-moment.ts"
import { formatMoney } from "../../format-money.ts"
import { AssignForm } from "./assign-form.tsx"
import { statementTexts } from "./bank-statement-labels.ts"
import { amountOf, EntryCells, rowId, sharesText } from "./entry-cells.tsx"
import type { Share } from "./use-bank-statement.ts"

/** Of these, no part can pay an order. */
const UNASSIGNABLE: readonly unknown[] = ["not_forints", "reversed"] satisfies EntryDoubt[]
const ALL_BACK: readonly unknown[] = ["already_paid", "paid_twice", "order_cancelled"] satisfies EntryDoubt[]

interface OpenRowProps {
  match: MatchedEntry
  isChosen: boolean
  isBusy: boolean
  onToggle: () => void
  onAssign: (shares: readonly Share[]) => void
  /** Whether an entry is on this page. */
  isListed: (id: string) => boolean
  /** Why the back end refused it. */
  refusal: string | undefined
}

/** An entry without an order: what it may pay, and where the staff says what it does. */
export function OpenRow({ match, isChosen, isBusy, onToggle, onAssign, isListed, refusal }: OpenRowProps) {
  const texts = statementTexts()
  const { entry, order, reason } = match
  return (
    <Table.Row id={rowId(entry.id)} className="target:bg-ui-bg-highlight">
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
        {reason && texts.reasons[reason]} {consequenceOf(match)}{" "}
        {match.twin && isListed(match.twin.id) && (
          <a className="text-ui-fg-interactive" href={`#${rowId(match.twin.id)}`}>
            {texts.toTwin}
          </a>
        )}
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
function consequenceOf({
  entry,
  order,
  reason,
  can_book: canBook,
  shares,
  twin,
}: MatchedEntry): string | null {
  const texts = statementTexts()
  if (twin) return texts.twin(twin.booked_on && formatDay(twin.booked_on), twin.order, twin.is_placed)
  if (shares.length > 0) return texts.divided(sharesText(shares))
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
