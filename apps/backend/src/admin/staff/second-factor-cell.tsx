import { Button, usePrompt } from "@medusajs/ui"
import type { StaffAnswer, StaffMember } from "@porteka/commerce-sdk"
import { useBusy } from "../use-busy.ts"
import { resetSecondFactor } from "./staff-api.ts"
import { staffTexts } from "./staff-texts.ts"

interface SecondFactorCellProps {
  member: StaffMember
  onChange: (answer: StaffAnswer) => void
}

/** Whether somebody has a second factor; a lost one can be reset here. */
export function SecondFactorCell({
  member: { id, email, has_second_factor: has },
  onChange,
}: SecondFactorCellProps) {
  const texts = staffTexts()
  const confirm = usePrompt()
  const [, run] = useBusy()
  if (!has) return texts.no
  const reset = async () => {
    const isSure = await confirm({
      title: texts.secondFactorResetOf(email),
      description: texts.secondFactorResetAsk(email),
      confirmText: texts.secondFactorReset,
      cancelText: texts.cancel,
    })
    if (isSure) await run(async () => onChange(await resetSecondFactor(id)), texts.secondFactorIsReset)
  }
  return (
    <span className="flex items-center gap-2">
      {texts.yes}
      <Button
        size="small"
        variant="transparent"
        aria-label={texts.secondFactorResetOf(email)}
        onClick={reset}
      >
        {texts.secondFactorReset}
      </Button>
    </span>
  )
}
