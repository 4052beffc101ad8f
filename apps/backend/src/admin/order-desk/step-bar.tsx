import { Button, clx, Input, Label, toast, usePrompt } from "@medusajs/ui"
import type { DeskOrder, DeskStage, DeskStep } from "@porteka/commerce-sdk"
import { useState } from "react"
import { useBusy } from "../use-busy.ts"
import { advance } from "./desk-api.ts"
import { deskTexts } from "./desk-labels.ts"
import { ParcelBar } from "./parcel-bar.tsx"
import { doubtsAbout } from "./step-doubts.ts"

interface StepBarProps {
  orders: Pick<
    DeskOrder,
    | "id"
    | "display_id"
    | "watch"
    | "problems"
    | "method"
    | "due"
    | "received_in_part"
    | "paid"
    | "delivery"
    | "stage"
    | "steps"
  >[]
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

/** Steps that apply to all chosen orders. */
export function StepBar({ orders, onDone, isAboveList = false }: StepBarProps) {
  const texts = deskTexts()
  const [busy, run] = useBusy()
  const [pressed, setPressed] = useState<DeskStep | null>(null)
  const [tracking, setTracking] = useState<Record<string, string>>({})
  const prompt = usePrompt()

  const isMarked = orders.some(({ watch }) => watch.length > 0)
  const sent = orders.filter(({ delivery }) => delivery !== null)
  const steps = (Object.keys(texts.steps) as DeskStep[])
    .filter((step) => step !== "checked" || isMarked)
    .filter((step) => sent.length > 0 || WITHOUT_PARCEL.includes(step))
  const toSend = sent.filter(({ steps: open }) => open.includes("shipped"))
  const isOpen = (step: DeskStep) => orders.some((order) => order.steps.includes(step))
  const isNext = (step: DeskStep) => orders.every(({ stage }) => NEXT[stage] === step)

  /** Orders that somebody may have chosen by mistake go on only if the answer is yes. */
  const isWanted = async (step: DeskStep): Promise<boolean> => {
    const doubts = orders.flatMap((order) => {
      const said = doubtsAbout(step, order).map((doubt) => texts.doubts(doubt))
      return said.length > 0 ? `${order.display_id}: ${said.join(" ")}` : []
    })
    if (doubts.length === 0) return true
    const [title, confirmText, cancelText] = [texts.doubtTitle, texts.steps[step], texts.back]
    return prompt({ title, description: doubts.join("\n"), confirmText, cancelText, variant: "confirmation" })
  }

  const press = async (step: DeskStep) => {
    if (!(await isWanted(step))) return
    setPressed(step)
    await run(async () => {
      const answers = await advance(
        step,
        orders.map(({ id }) => ({ id, tracking_number: (step === "shipped" && tracking[id]?.trim()) || "" })),
      )
      const refused = answers.filter(({ refusal }) => refusal !== null)
      for (const { id, refusal } of refused) {
        const number = orders.find((order) => order.id === id)?.display_id
        toast.error(`${number}: ${refusal}`)
      }
      if (refused.length < answers.length)
        toast.success(texts.said(answers.length - refused.length, texts.steps[step]))
      onDone(
        step,
        answers.filter(({ refusal }) => refusal === null).map(({ id }) => id),
      )
    })
  }

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
            isLoading={busy && pressed === step}
            disabled={busy || !isOpen(step)}
            onClick={() => press(step)}
          >
            {texts.steps[step]}
          </Button>
        ))}
        {sent.length > 0 && (
          <Button asChild size="small" variant="transparent">
            <a href={`/admin/packing-slips?${toQuery(sent)}`} target="_blank" rel="noreferrer">
              {texts.slips}
            </a>
          </Button>
        )}
        {orders.length > 1 && orders.some(isInvoiced) && (
          <Button asChild size="small" variant="transparent">
            <a href={`/admin/invoice-files?${toQuery(orders)}`} target="_blank" rel="noreferrer">
              {texts.invoices}
            </a>
          </Button>
        )}
      </div>
      {toSend.length > 0 && (
        <div className={clx("flex flex-col gap-3", isAboveList ? "px-6 pt-1 pb-4" : "pt-3")}>
          <ParcelBar orders={toSend} onNumbers={(numbers) => setTracking({ ...tracking, ...numbers })} />
          <TrackingFields
            orders={toSend}
            numbers={tracking}
            onType={(id, number) => setTracking({ ...tracking, [id]: number })}
          />
        </div>
      )}
    </>
  )
}

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
