import type { ComponentProps } from "react"
import { TextField } from "#app/ui/controls/text-field.tsx"

export interface CaseFieldProps<Name extends string, Code extends string> {
  name: Name
  values: Record<string, string>
  errors: Partial<Record<Name, Code>>
  /** The message of an error. */
  textOf: (error: Code) => string
}

/** A line of a form that is answered with a number, with what was typed and its mistake. */
export function CaseLine<Name extends string, Code extends string>({
  name,
  values,
  errors,
  textOf,
  ...field
}: CaseFieldProps<Name, Code> & Omit<ComponentProps<typeof TextField>, "name" | "error" | "filled">) {
  const error = errors[name]
  return <TextField {...field} name={name} filled={values[name]} error={error && textOf(error)} />
}
