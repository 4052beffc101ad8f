import { Button, clx, Input, Label } from "@medusajs/ui"
import type { DeskOrder, DeskStage, DeskStep } from "@porteka/commerce-sdk"
import { keysOf } from "@porteka/shop"
import { useState } from "react"
import { deskTexts } from "./desk-labels.ts"
import { ParcelBar } from "./parcel-bar.tsx"
import type { AskedOrder } from "./step-doubts.ts"
import { useTakeStep } from "./use-take-step.ts"

interface StepBarProps {
  orders: (AskedOrder & Pick<DeskOrder, "id" | "display_id" | "paid" | "delivery">)[]
  /** @param ids the orders that took the step */
  onDone: (step: DeskStep, ids: string[]) => void
  /** Above a list whose last orders are chosen further down: the buttons stay in sight. */
  isAboveList?: boolean
}

const toQuery = (orders: { id: string }[]) => new URLSearchParams(orders.map(({ id }) => ["id", id]))

/** An invoice is issued when an order is paid; with cash on delivery, when it is shipped. */
const isInvoiced = ({ paid, stage }: Pick<DeskOrder, "paid" | "stage">) =>
  paid > 0 || stage === "under_way" || stage === "done"

/** Nothing is sent of an order that consists of gift cards only. */
const WITHOUT_PARCEL: readonly DeskStep[] = ["paid", "checked"]

const NEXT: Partial<Record<DeskStage, DeskStep>> = {
  to_pay: "paid",
  to_pack: "packed",
  to_ship: "shipped",
  under_way: "delivered",
}

/** Steps that apply to all chosen orders, and their documents. */
export function StepBar({ orders, onDone, isAboveList = false }: StepBarProps) {
  const texts = deskTexts()
  const [tracking, setTracking] = useState<Record<string, string>>({})
  const { inProgress, takeStep } = useTakeStep(orders, onDone)

  const isMarked = orders.some(({ watch }) => watch.length > 0)
  const sent = orders.filter(({ delivery }) => delivery !== null)
  const steps = keysOf(texts.steps)
    .filter((step) => step !== "checked" || isMarked)
    .filter((step) => sent.length > 0 || WITHOUT_PARCEL.includes(step))
  const toSend = sent.filter(({ steps: open }) => open.includes("shipped"))
  const isOpen = (step: DeskStep) => orders.some((order) => order.steps.includes(step))
  const isNext = (step: DeskStep) => orders.every(({ stage }) => NEXT[stage] === step)

  return (
    <>
      <div
        className={clx("flex flex-wrap gap-2", isAboveList && "sticky top-0 z-10 bg-ui-bg-base px-6 py-2")}
      >
        {steps.map((step) => (
          <Button
            key={step}
            size="small"
            variant={isNext(step) ? "primary" : "secondary"}
            isLoading={inProgress === step}
            disabled={inProgress !== null || !isOpen(step)}
            onClick={() => takeStep(step, tracking)}
          >
            {texts.steps[step]}
          </Button>
        ))}
        {sent.length > 0 && (
          <DocumentLink href={`/admin/packing-slips?${toQuery(sent)}`}>{texts.slips}</DocumentLink>
        )}
        {orders.length > 1 && orders.some(isInvoiced) && (
          <DocumentLink href={`/admin/invoice-files?${toQuery(orders)}`}>{texts.invoices}</DocumentLink>
        )}
      </div>
      {toSend.length > 0 && (
        <div className={clx("flex flex-col gap-3", isAboveList ? "px-6 pt-1 pb-4" : "pt-3")}>
          <ParcelBar
            orders={toSend}
            onNumbers={(numbers) => setTracking((typed) => ({ ...typed, ...numbers }))}
          />
          <TrackingFields
            orders={toSend}
            numbers={tracking}
            onType={(id, number) => setTracking((typed) => ({ ...typed, [id]: number }))}
          />
        </div>
      )}
    </>
  )
}

const DocumentLink = ({ href, children }: { href: string; children: string }) => (
  <Button asChild size="small" variant="transparent">
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  </Button>
)

interface TrackingFieldsProps {
  orders: readonly Pick<DeskOrder, "id" | "display_id">[]
  /** The typed parcel numbers, by order. */
  numbers: Readonly<Record<string, string>>
  onType: (orderId: string, number: string) => void
}

function TrackingFields({ orders, numbers, onType }: TrackingFieldsProps) {
  const texts = deskTexts()
  return (
    <div className="flex flex-wrap gap-3">
      {orders.map(({ id, display_id: number }) => (
        <div key={id} className="flex items-center gap-2">
          <Label htmlFor={`tracking-${id}`} size="small">
            {texts.trackingOf(number)}
          </Label>
          <Input
            id={`tracking-${id}`}
            size="small"
            value={numbers[id] ?? ""}
            onChange={(event) => onType(id, event.target.value)}
          />
        </div>
      ))}
    </div>
  )
}
