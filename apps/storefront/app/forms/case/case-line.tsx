import type { ComponentProps } from "react"
import { TextField } from "#app/ui/controls/text-field.tsx"

interface CaseLineProps<Name extends string, Code extends string>
  extends Omit<ComponentProps<typeof TextField>, "name" | "error" | "filled"> {
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
}: CaseLineProps<Name, Code>) {
  const error = errors[name]
  return <TextField {...field} name={name} filled={values[name]} error={error && textOf(error)} />
}
