import { Button, Input, Label } from "@medusajs/ui"
import type { FormEvent } from "react"
import { post } from "../back-end.ts"
import { useBusy } from "../use-busy.ts"
import { useDraft } from "../use-draft.ts"
import { panelTexts } from "./panel-texts.ts"

const MOST_LETTERS = 5000

/** An internal note about an order. */
export function NoteForm({ orderId, onDone }: { orderId: string; onDone: () => void }) {
  const texts = panelTexts()
  const [value, setValue] = useDraft(`note:${orderId}`)
  const [isBusy, run] = useBusy()

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!value.trim()) return
    return run(async () => {
      await post("/admin/notes", { resource_type: "order", resource_id: orderId, value })
      setValue("")
      onDone()
    })
  }

  return (
    <form onSubmit={save} className="flex flex-col gap-1">
      <Label htmlFor="order-note" size="small">
        {texts.noteLabel}
      </Label>
      <div className="flex gap-2">
        <div className="grow">
          <Input
            id="order-note"
            size="small"
            maxLength={MOST_LETTERS}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        </div>
        <Button type="submit" size="small" variant="secondary" isLoading={isBusy}>
          {texts.addNote}
        </Button>
      </div>
    </form>
  )
}
