import type { ReactNode } from "react"
import { Field } from "./field.tsx"
import { TextInput } from "./text-input.tsx"

interface CodeFieldProps {
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** A code from an e-mail; phones offer to fill it in. */
export function CodeField({ name, label, hint, error }: CodeFieldProps) {
  return (
    <Field id={name} label={label} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          className="tabular h-14 text-center font-medium text-title-sm tracking-[0.35em]"
        />
      )}
    </Field>
  )
}
