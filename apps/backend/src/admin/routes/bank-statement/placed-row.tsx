import { Button, Table } from "@medusajs/ui"
import type { EntryStep, PlacedEntry } from "@porteka/commerce-sdk"
import { statementTexts } from "./bank-statement-labels.ts"
import { amountOf, EntryCells, rowId } from "./entry-cells.tsx"

interface PlacedRowProps {
  placed: PlacedEntry
  isBusy: boolean
  onPlace: (step: EntryStep) => void
}

/** An entry that has an order, was sent back, or belongs to no order. */
export function PlacedRow({ placed, isBusy, onPlace }: PlacedRowProps) {
  const texts = statementTexts()
  const { entry, order, state, to_return: toReturn, can_undo: canUndo } = placed
  const sum = amountOf({ ...entry, amount: toReturn })
  const isToReturn = state === "to_return"
  return (
    <Table.Row id={rowId(entry.id)} className="target:bg-ui-bg-highlight">
      <EntryCells entry={entry} order={order} />
      <Table.Cell className="max-w-60 whitespace-normal py-2">
        {isToReturn ? <strong>{texts.toReturn(sum)}</strong> : texts.states[state]}
        {state === "returned" && `: ${sum}`}
      </Table.Cell>
      <Table.Cell className="py-2">
        <span className="flex flex-wrap gap-2">
          {isToReturn && (
            <Button size="small" disabled={isBusy} onClick={() => onPlace({ step: "return" })}>
              {texts.isReturned}
            </Button>
          )}
          {canUndo && (
            <Button
              size="small"
              variant="secondary"
              disabled={isBusy}
              onClick={() => onPlace({ step: "undo" })}
            >
              {texts.undo}
            </Button>
          )}
        </span>
      </Table.Cell>
    </Table.Row>
  )
}
