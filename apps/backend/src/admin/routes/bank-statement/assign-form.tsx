import { Button, Input } from "@medusajs/ui"
import type { MatchedEntry } from "@porteka/commerce-sdk"
import { type FormEvent, useState } from "react"
import { statementTexts } from "./bank-statement-labels.ts"
import { amountOf, sharesText } from "./entry-cells.tsx"
import { proposedOrder } from "./proposed-order.ts"
import { type Share, toShares } from "./use-bank-statement.ts"

interface AssignFormProps {
  match: MatchedEntry
  isBusy: boolean
  onAssign: (shares: readonly Share[]) => void
}

/** Which order an entry belongs to, or a part of it; what is left stays open. */
export function AssignForm({ match, isBusy, onAssign }: AssignFormProps) {
  const texts = statementTexts()
  const { entry, suggestions, shares } = match
  const [number, setNumber] = useState(proposedOrder(match))
  const [share, setShare] = useState("")
  const isNumber = /^\d{1,9}$/.test(number.trim())
  const digits = share.replace(/\s/g, "")
  const isAmount = /^(?:[1-9]\d{0,8})?$/.test(digits)
  const named = (label: string) => `${label}: ${texts.choose(entry.payer, amountOf(entry))}`
  const assign = (event: FormEvent) => {
    event.preventDefault()
    if (isNumber && isAmount)
      onAssign([{ order: Number(number), amount: digits === "" ? undefined : Number(digits) }])
  }
  return (
    <form onSubmit={assign} className="flex w-44 flex-col items-start gap-2">
      {shares.length > 0 && (
        <Button
          type="button"
          size="small"
          className="h-auto whitespace-normal text-left"
          disabled={isBusy}
          onClick={() => onAssign(toShares(shares))}
        >
          {texts.divide(sharesText(shares))}
        </Button>
      )}
      <span className="flex flex-wrap gap-2">
        <Input
          aria-label={named(texts.orderNumber)}
          placeholder={texts.orderNumber}
          inputMode="numeric"
          size="small"
          className="w-32"
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
        <Button type="submit" size="small" variant="secondary" disabled={isBusy || !isNumber || !isAmount}>
          {texts.assign}
        </Button>
      </span>
      <details className="txt-small">
        <summary className="cursor-pointer text-ui-fg-subtle">{texts.onlyPart}</summary>
        <Input
          aria-label={named(texts.share)}
          placeholder={texts.share}
          inputMode="numeric"
          size="small"
          className="mt-1 w-32"
          value={share}
          onChange={(event) => setShare(event.target.value)}
        />
      </details>
      {suggestions.map(({ display_id: order, name }) => (
        <Button
          key={order}
          type="button"
          size="small"
          variant="transparent"
          disabled={isBusy}
          onClick={() => onAssign([{ order }])}
        >
          {texts.suggested(order, name)}
        </Button>
      ))}
    </form>
  )
}
