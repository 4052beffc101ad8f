import type { ComponentProps } from "react"
import { Field } from "#app/ui/controls/field.tsx"
import { Textarea } from "#app/ui/controls/textarea.tsx"
import type { CaseFieldProps } from "./case-line.tsx"

/** Several lines of a form that is answered with a number. */
export function CaseArea<Name extends string, Code extends string>({
  name,
  values,
  errors,
  textOf,
  rows,
  ...field
}: CaseFieldProps<Name, Code> &
  Pick<ComponentProps<typeof Field>, "label" | "hint" | "note"> & { rows: number }) {
  const error = errors[name]
  return (
    <Field {...field} id={name} error={error && textOf(error)}>
      {(control) => <Textarea {...control} name={name} rows={rows} defaultValue={values[name] ?? ""} />}
    </Field>
  )
}
