import { Container, Heading, Label, Switch, Text } from "@medusajs/ui"
import type { StaffAnswer } from "@porteka/commerce-sdk"
import { useBusy } from "../use-busy.ts"
import { requireSecondFactor } from "./staff-api.ts"
import { staffTexts } from "./staff-texts.ts"

interface SecondFactorPolicyProps {
  required: boolean
  onChange: (answer: StaffAnswer) => void
}

/** Whether the owner requires a second factor of everybody. */
export function SecondFactorPolicy({ required, onChange }: SecondFactorPolicyProps) {
  const texts = staffTexts()
  const [, run] = useBusy()
  const change = (next: boolean) =>
    run(
      async () => onChange(await requireSecondFactor(next)),
      next ? texts.secondFactorOn : texts.secondFactorOff,
    )
  return (
    <Container>
      <Heading level="h2">{texts.secondFactor}</Heading>
      <Text size="small" className="text-ui-fg-subtle">
        {texts.secondFactorHint}
      </Text>
      <div className="flex items-center gap-3 pt-4">
        <Switch
          id="second-factor-required"
          className="shrink-0"
          checked={required}
          onCheckedChange={change}
        />
        <Label htmlFor="second-factor-required" size="small">
          {texts.secondFactorRequired}
        </Label>
      </div>
    </Container>
  )
}
