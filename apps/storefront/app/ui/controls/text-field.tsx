import type { ReactNode } from "react"
import { Field } from "./field.tsx"
import { TextInput, type TextInputProps } from "./text-input.tsx"

interface TextFieldProps extends Omit<TextInputProps, "id" | "name" | "value" | "defaultValue"> {
  name: string
  label: ReactNode
  hint?: ReactNode
  note?: ReactNode
  error?: ReactNode
  /** The initial value. */
  filled: string | undefined
}

/** A text field with its label. Its id is its name, because `ErrorSummary` links to it. */
export function TextField({ name, label, hint, note, error, filled, className, ...input }: TextFieldProps) {
  return (
    <Field id={name} label={label} hint={hint} note={note} error={error} className={className}>
      {(control) => <TextInput {...input} {...control} name={name} defaultValue={filled ?? ""} />}
    </Field>
  )
}
