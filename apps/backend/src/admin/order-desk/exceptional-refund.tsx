import { Button, Input, Label, Text, Textarea } from "@medusajs/ui"
import { type FormEvent, useId, useState } from "react"
import { formatMoney } from "../format-money.ts"
import { useBusy } from "../use-busy.ts"
import { afterSaleTexts } from "./after-sale-texts.ts"

interface ExceptionalRefundProps {
  title: string
  /** What it means. */
  hint: string
  /** Whole forints that can be refunded. */
  most: number
  /** The shop loses this money: hint and button warn of it. */
  isLoss?: boolean
  /** The button. */
  action: string
  /** Said when it has succeeded. */
  done: string
  onSave: (refund: { amount: number; reason: string }) => Promise<unknown>
  onDone: () => void
}

/** A refund other than the ordinary one, with a reason; closed until somebody needs it. */
export function ExceptionalRefund({
  title,
  hint,
  most,
  isLoss = false,
  action,
  done,
  onSave,
  onDone,
}: ExceptionalRefundProps) {
  const texts = afterSaleTexts()
  const id = useId()
  const [amount, setAmount] = useState("")
  const [reason, setReason] = useState("")
  const [busy, run] = useBusy()
  const save = (event: FormEvent) => {
    event.preventDefault()
    return run(async () => {
      await onSave({ amount: Number(amount), reason: reason.trim() })
      onDone()
    }, done)
  }
  return (
    <details>
      <summary className="txt-small cursor-pointer text-ui-fg-interactive">{title}</summary>
      <form onSubmit={save} className="mt-2 flex flex-col gap-2">
        <Text size="small" className={isLoss ? "text-ui-fg-error" : "text-ui-fg-subtle"}>
          {hint}
        </Text>
        <Label htmlFor={`${id}-amount`} size="small">
          {texts.exceptionAmount(formatMoney(most))}
        </Label>
        <Input
          id={`${id}-amount`}
          size="small"
          type="number"
          min={1}
          max={most}
          step={1}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <Label htmlFor={`${id}-reason`} size="small">
          {texts.exceptionReason}
        </Label>
        <Textarea
          id={`${id}-reason`}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button
          type="submit"
          size="small"
          variant={isLoss ? "danger" : "secondary"}
          isLoading={busy}
          disabled={amount === "" || reason.trim() === ""}
          className="self-start"
        >
          {action}
        </Button>
      </form>
    </details>
  )
}
