import { Button, Input, Label, Text, Textarea } from "@medusajs/ui"
import type { DeskOrderDetails } from "@porteka/commerce-sdk"
import { type FormEvent, useState } from "react"
import { post } from "../ask.ts"
import { formatMoney } from "../format-money.ts"
import { readOwnRights } from "../staff/staff-api.ts"
import { useAnswer } from "../use-answer.ts"
import { useBusy } from "../use-busy.ts"
import { afterSaleTexts } from "./after-sale-texts.ts"

interface SpentCardRefundProps {
  orderId: string
  refund: NonNullable<DeskOrderDetails["spent_card_refund"]>
  onDone: () => void
}

/** For the owner: a refund that the shop refuses, because the gift card was spent. */
export function SpentCardRefund({ orderId, refund: { spent, amount: most }, onDone }: SpentCardRefundProps) {
  const texts = afterSaleTexts()
  const [rights] = useAnswer(readOwnRights)
  const [amount, setAmount] = useState("")
  const [reason, setReason] = useState("")
  const [busy, run] = useBusy()
  if (rights?.role !== "owner") return null
  const save = (event: FormEvent) => {
    event.preventDefault()
    return run(async () => {
      await post("/admin/spent-card-refunds", {
        order_id: orderId,
        amount: Number(amount),
        reason: reason.trim(),
      })
      onDone()
    }, texts.exceptionDone)
  }
  return (
    <details>
      <summary className="txt-small cursor-pointer text-ui-fg-interactive">{texts.exception}</summary>
      <form onSubmit={save} className="mt-2 flex flex-col gap-2">
        <Text size="small" className="text-ui-fg-error">
          {texts.exceptionHint(formatMoney(spent))}
        </Text>
        <Label htmlFor="exception-amount" size="small">
          {texts.exceptionAmount(formatMoney(most))}
        </Label>
        <Input
          id="exception-amount"
          size="small"
          type="number"
          min={1}
          max={most}
          step={1}
          required
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <Label htmlFor="exception-reason" size="small">
          {texts.exceptionReason}
        </Label>
        <Textarea
          id="exception-reason"
          rows={2}
          maxLength={500}
          required
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button
          type="submit"
          size="small"
          variant="danger"
          isLoading={busy}
          disabled={amount === "" || reason.trim() === ""}
          className="self-start"
        >
          {texts.exceptionDo}
        </Button>
      </form>
    </details>
  )
}
