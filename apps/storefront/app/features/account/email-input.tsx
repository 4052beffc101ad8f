import { type FieldState, FormField } from "#app/forms/form-field.tsx"

interface EmailInputProps extends FieldState {
  label: string
  /** The autofill hint: the user name for login, unless it is a new address. */
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
