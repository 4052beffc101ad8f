import { Button, Input, Label } from "@medusajs/ui"
import type { DeskOrderDetails } from "@porteka/commerce-sdk"
import { budapestDay } from "@porteka/hungary"
import { type FormEvent, useState } from "react"
import { post } from "../back-end.ts"
import { useBusy } from "../use-busy.ts"
import { panelTexts } from "./panel-texts.ts"

interface DeadlineFormProps {
  desk: DeskOrderDetails
  onDone: () => void
}

/** Gives a customer more time to transfer what is due. */
export function DeadlineForm({ desk: { id, transfer, due, stage }, onDone }: DeadlineFormProps) {
  const texts = panelTexts()
  const [day, setDay] = useState(transfer?.due_on ?? "")
  const [isBusy, run] = useBusy()
  if (!transfer || due <= 0 || stage === "cancelled") return null
  const save = (event: FormEvent) => {
    event.preventDefault()
    return run(async () => {
      await post(`/admin/order-desk/${id}/payment-deadline`, { due_on: day })
      onDone()
    }, texts.deadlineSaved)
  }
  return (
    <details className="mt-2">
      <summary className="txt-small cursor-pointer text-ui-fg-interactive">{texts.changeDeadline}</summary>
      <form onSubmit={save} className="mt-2 flex flex-col gap-1">
        <Label htmlFor="payment-deadline" size="small">
          {texts.newDeadline}
        </Label>
        <div className="flex gap-2">
          <Input
            id="payment-deadline"
            size="small"
            type="date"
            required
            min={budapestDay(new Date())}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
          <Button
            type="submit"
            size="small"
            variant="secondary"
            isLoading={isBusy}
            disabled={day === "" || day === transfer.due_on}
          >
            {texts.saveDeadline}
          </Button>
        </div>
      </form>
    </details>
  )
}
