import { Eye, EyeOff } from "lucide-react"
import { type ReactNode, useState } from "react"
import { Field } from "./field.tsx"
import { IconButton } from "./icon-button.tsx"
import { TextInput } from "./text-input.tsx"

interface PasswordFieldProps {
  name: string
  label: ReactNode
  hint?: ReactNode
  note?: ReactNode
  error?: ReactNode
  /** The label of the button beside it. */
  showLabel: string
  hideLabel: string
  autoComplete: "current-password" | "new-password"
}

/** A password field with a button that shows the password. It is never filled in again. */
export function PasswordField({
  name,
  label,
  hint,
  note,
  error,
  showLabel,
  hideLabel,
  autoComplete,
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field id={name} label={label} hint={hint} note={note} error={error}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          type={shown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          after={
            <IconButton
              label={shown ? hideLabel : showLabel}
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
              className="noscript:hidden"
            >
              <Icon className="size-5" />
            </IconButton>
          }
        />
      )}
    </Field>
  )
}
