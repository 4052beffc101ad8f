import type { ComponentProps } from "react"
import { TextField } from "#app/ui/controls/text-field.tsx"

/** What a form was sent with, and what is wrong with it in the visitor's language. */
export interface FieldState {
  values: Record<string, string>
  errorOf: (name: string) => string | undefined
}

type FormFieldProps = FieldState & Omit<ComponentProps<typeof TextField>, "error" | "filled">

/** A text field with what was typed and what is wrong with it. */
export function FormField({ values, errorOf, ...field }: FormFieldProps) {
  return <TextField {...field} filled={values[field.name]} error={errorOf(field.name)} />
}

/** Looks up the text of a field's error. */
export function errorTexts<Code>(
  errors: Partial<Record<string, Code>>,
  textOf: (code: Code) => string,
): FieldState["errorOf"] {
  return (name) => {
    const code = errors[name]
    return code === undefined ? undefined : textOf(code)
  }
}
