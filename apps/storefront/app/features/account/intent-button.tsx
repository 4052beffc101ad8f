import { useNavigation } from "react-router"
import { Button, type ButtonProps } from "#app/ui/controls/button.tsx"
import { INTENT_FIELD } from "./form-reply.ts"

interface IntentButtonProps extends Omit<ButtonProps, "type" | "name" | "value"> {
  /** Which form of the page it sends. */
  intent: string
}

/** Sends a form by its intent. It is busy while that is sent, if the caller does not say so more precisely. */
export function IntentButton({ intent, busy, ...props }: IntentButtonProps) {
  const sent = useNavigation().formData?.get(INTENT_FIELD)
  return <Button {...props} type="submit" name={INTENT_FIELD} value={intent} busy={busy ?? sent === intent} />
}
