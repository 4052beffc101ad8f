import { Button, Input, Label } from "@medusajs/ui"
import type { StaffRole } from "@porteka/commerce-sdk"
import { type FormEvent, useState } from "react"
import { useBusy } from "../use-busy.ts"
import { RoleSelect } from "./role-select.tsx"
import { invite } from "./staff-api.ts"
import { staffTexts } from "./staff-texts.ts"

/** An invitation with its role; the e-mail is sent automatically. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const texts = staffTexts()
  const [email, setEmail] = useState("")
  const [role, setRole] = useState<StaffRole>("orders")
  const [isBusy, run] = useBusy()

  const send = (event: FormEvent) => {
    event.preventDefault()
    return run(async () => {
      await invite(email.trim(), role)
      setEmail("")
      onDone()
    }, texts.sent(email.trim()))
  }

  return (
    <form onSubmit={send} className="flex flex-wrap items-end gap-3 px-6 py-4">
      <div>
        <Label htmlFor="invite-email" size="small">
          {texts.email}
        </Label>
        <Input
          id="invite-email"
          type="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </div>
      <RoleSelect label={texts.role} value={role} onChange={setRole} />
      <Button type="submit" size="base" isLoading={isBusy} disabled={!email.trim()}>
        {texts.send}
      </Button>
    </form>
  )
}
