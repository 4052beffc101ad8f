import { type FieldState, FormField } from "#app/forms/form-field.tsx"

interface EmailInputProps extends FieldState {
  label: string
  /** What the browser may fill in: the name somebody logs in with, unless it is to become another. */
  autoComplete?: string
}

/** The e-mail address of an account. */
export function EmailInput({ label, autoComplete = "username", ...field }: EmailInputProps) {
  return (
    <FormField
      {...field}
      name="email"
      label={label}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
    />
  )
}
