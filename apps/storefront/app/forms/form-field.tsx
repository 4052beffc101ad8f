import type { ComponentProps } from "react"
import { TextField } from "#app/ui/controls/text-field.tsx"

/** The submitted values of a form, and its errors in the visitor's language. */
export interface FieldState {
  values: Record<string, string>
  errorOf: (name: string) => string | undefined
}

type FormFieldProps = FieldState & Omit<ComponentProps<typeof TextField>, "error" | "filled">

/** A text field with its submitted value and error. */
export function FormField({ values, errorOf, ...field }: FormFieldProps) {
  return <TextField {...field} filled={values[field.name]} error={errorOf(field.name)} />
}

/** Finds the message of a field's error. */
export function errorTexts<Code>(
  errors: Partial<Record<string, Code>>,
  textOf: (code: Code) => string,
): FieldState["errorOf"] {
  return (name) => {
    const code = errors[name]
    return code === undefined ? undefined : textOf(code)
  }
}
