import { useTranslations } from "use-intl"
import { Field } from "#app/ui/field.tsx"
import { TextInput, type TextInputProps } from "#app/ui/text-input.tsx"
import type { FieldErrors } from "./details-schema.ts"

export interface FieldState {
  values: Record<string, string>
  errors: FieldErrors
}

interface TextFieldProps extends FieldState, Omit<TextInputProps, "name" | "id" | "defaultValue"> {
  name: string
  label: string
  hint?: string
  note?: string
}

/** A text field of the checkout with its error in the visitor's language. Its id is its name: errors link to it. */
export function TextField({ name, label, hint, note, values, errors, className, ...input }: TextFieldProps) {
  const t = useTranslations("checkout")
  const error = errors[name]
  return (
    <Field id={name} label={label} hint={hint} note={note} error={error && t(error)} className={className}>
      {(control) => <TextInput {...input} {...control} name={name} defaultValue={values[name] ?? ""} />}
    </Field>
  )
}
