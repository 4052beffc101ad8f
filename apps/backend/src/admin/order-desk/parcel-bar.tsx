import { Button, Text, toast } from "@medusajs/ui"
import type { LabelledOrder } from "@porteka/commerce-sdk"
import { Fragment, useState } from "react"
import { OrderLink } from "../order-link.tsx"
import { useBusy } from "../use-busy.ts"
import { makeLabels } from "./desk-api.ts"
import { parcelTexts } from "./parcel-texts.ts"

interface ParcelBarProps {
  orders: { id: string; display_id: number }[]
  /** The parcel number of each order. */
  onNumbers: (numbers: Record<string, string>) => void
}

/** Labels of the chosen orders: from the connected carriers, or as a table for the others. */
export function ParcelBar({ orders, onNumbers }: ParcelBarProps) {
  const texts = parcelTexts()
  const [isBusy, run] = useBusy()
  const [answers, setAnswers] = useState<ReadonlyMap<string, LabelledOrder>>(new Map())
  const answered = orders.flatMap(({ id }) => answers.get(id) ?? [])
  const labelled = answered.filter(({ refusal }) => refusal === null)
  const refused = orders.filter(({ id }) => answers.get(id)?.refusal)

  const press = (ids: string[], again = false) =>
    run(async () => {
      const made = await makeLabels(ids, again)
      setAnswers(new Map([...answers, ...made.map((answer) => [answer.id, answer] as const)]))
      onNumbers(
        Object.fromEntries(
          made.flatMap(({ id, tracking_numbers: [number] }) => (number ? [[id, number]] : [])),
        ),
      )
      const done = made.filter(({ refusal }) => refusal === null).length
      if (done > 0) toast.success(texts.done(done))
    })

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="secondary"
          isLoading={isBusy}
          disabled={isBusy}
          onClick={() => press(orders.map(({ id }) => id))}
        >
          {texts.make}
        </Button>
        {labelled.length > 0 && (
          <Button asChild size="small">
            <a
              href={`/admin/parcel-labels?${toQuery(labelled.map(({ id }) => id))}`}
              target="_blank"
              rel="noreferrer"
            >
              {texts.open(labelled.length)}
            </a>
          </Button>
        )}
        <Button asChild size="small" variant="transparent">
          <a href={`/admin/parcel-export?${toQuery(orders.map(({ id }) => id))}`} download>
            {texts.table}
          </a>
        </Button>
      </div>
      <div role="status">
        {refused.length > 0 && (
          <Text size="small" weight="plus">
            {texts.refusals}
          </Text>
        )}
        {refusalsOf(refused, answers).map(({ reason, orders: [first, ...others], isUnknown }) => (
          <Refused
            key={reason}
            orders={[first, ...others]}
            reason={reason}
            isBusy={isBusy}
            onAgain={isUnknown ? () => press([first.id], true) : undefined}
          />
        ))}
      </div>
    </div>
  )
}

const toQuery = (ids: string[]) => new URLSearchParams(ids.map((id) => ["id", id]))

type Order = ParcelBarProps["orders"][number]

interface Refusal {
  reason: string
  orders: [Order, ...Order[]]
  /** The carrier may have a parcel of it; its reference belongs to one order. */
  isUnknown: boolean
}

/** The reasons, each once: a carrier that is not connected refuses all of its orders. */
function refusalsOf(refused: readonly Order[], answers: ReadonlyMap<string, LabelledOrder>): Refusal[] {
  const byReason = new Map<string, Refusal>()
  for (const order of refused) {
    const { refusal, carrier } = answers.get(order.id) ?? {}
    if (!refusal) continue
    const reason = parcelTexts().reasons[refusal.code](carrier ?? "", refusal.detail ?? "")
    const known = byReason.get(reason)
    if (known) known.orders.push(order)
    else byReason.set(reason, { reason, orders: [order], isUnknown: refusal.code === "outcome_unknown" })
  }
  return [...byReason.values()]
}

interface RefusedProps {
  orders: [Order, ...Order[]]
  reason: string
  isBusy: boolean
  onAgain: (() => void) | undefined
}

function Refused({ orders, reason, isBusy, onAgain }: RefusedProps) {
  const texts = parcelTexts()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Text size="small" className="text-ui-fg-error">
        {orders.map(({ id, display_id: number }, index) => (
          <Fragment key={id}>
            {index > 0 && ", "}
            <OrderLink id={id}>{number}</OrderLink>
          </Fragment>
        ))}
        : {reason}
      </Text>
      {onAgain && (
        <Button size="small" variant="secondary" disabled={isBusy} onClick={onAgain}>
          {texts.again(orders[0].display_id)}
        </Button>
      )}
    </div>
  )
}
