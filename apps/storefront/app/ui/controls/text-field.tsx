import type { ReactNode } from "react"
import { Field } from "./field.tsx"
import { TextInput, type TextInputProps } from "./text-input.tsx"

interface TextFieldProps extends Omit<TextInputProps, "id" | "name" | "value" | "defaultValue"> {
  name: string
  label: ReactNode
  hint?: ReactNode
  note?: ReactNode
  error?: ReactNode
  /** What stands in it when the page comes. */
  filled: string | undefined
}

/** A text box of a form with its label. Its id is its name: `ErrorSummary` leads to it. */
export function TextField({ name, label, hint, note, error, filled, className, ...input }: TextFieldProps) {
  return (
    <Field id={name} label={label} hint={hint} note={note} error={error} className={className}>
      {(control) => <TextInput {...input} {...control} name={name} defaultValue={filled ?? ""} />}
    </Field>
  )
}
