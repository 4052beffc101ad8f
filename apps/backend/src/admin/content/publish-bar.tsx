import { Button, Input, Label, usePrompt } from "@medusajs/ui"
import { useState } from "react"
import { contentTexts } from "./content-texts.ts"
import { fromLocalMoment } from "./local-moment.ts"

interface PublishBarProps {
  canHide: boolean
  /** Whether the time of publishing can be chosen: an entry with a beginning of its own needs no other. */
  canPlan: boolean
  saving: boolean
  /** @param publish null: a draft; "now", or a future time */
  onSave: (publish: string | null, shown?: boolean) => void
}

/** Save a draft, publish now or at a future time, unpublish. */
export function PublishBar({ canHide, canPlan, saving, onSave }: PublishBarProps) {
  const texts = contentTexts()
  const prompt = usePrompt()
  const [later, setLater] = useState("")
  const hide = async () => {
    if (await prompt(texts.hideQuestion)) onSave("now", false)
  }
  return (
    <div className="flex flex-wrap items-end justify-end gap-3">
      {canHide && (
        <Button type="button" variant="danger" disabled={saving} onClick={hide}>
          {texts.hide}
        </Button>
      )}
      <Button type="button" variant="secondary" disabled={saving} onClick={() => onSave(null)}>
        {texts.saveDraft}
      </Button>
      {canPlan && (
        <div className="flex flex-col gap-1">
          <Label htmlFor="publish-later" size="small">
            {texts.later}
          </Label>
          <Input
            id="publish-later"
            type="datetime-local"
            value={later}
            onChange={(event) => setLater(event.target.value)}
          />
        </div>
      )}
      <Button type="button" isLoading={saving} onClick={() => onSave(fromLocalMoment(later) || "now")}>
        {later ? texts.plan : texts.publish}
      </Button>
    </div>
  )
}
