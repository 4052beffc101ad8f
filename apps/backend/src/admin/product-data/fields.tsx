import { Input, Label, Textarea } from "@medusajs/ui"
import { useId } from "react"
import { SELECT } from "../select-class.ts"

interface FieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  required?: boolean
}

/** A required field turns red only after it was used. */
const QUIET = "[&:invalid:not(:user-invalid):not(:focus-visible)]:!shadow-borders-base"

export function TextField({
  label,
  value,
  onChange,
  required,
  ...input
}: FieldProps & {
  type?: "text" | "email" | "number" | "date"
  placeholder?: string
  min?: number
  max?: number
}) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <Label htmlFor={id} size="small">
        {label}
      </Label>
      <Input
        id={id}
        {...input}
        required={required}
        className={QUIET}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

export function LongField({ label, value, onChange }: FieldProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <Label htmlFor={id} size="small">
        {label}
      </Label>
      <Textarea id={id} rows={3} value={value} onChange={(event) => onChange(event.target.value)} />
    </div>
  )
}

/** @param choices value and label; the first one means no choice */
export function ChoiceField({
  label,
  value,
  onChange,
  required,
  choices,
}: FieldProps & { choices: readonly (readonly [string, string])[] }) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <Label htmlFor={id} size="small">
        {label}
      </Label>
      <select
        id={id}
        required={required}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={SELECT}
      >
        {choices.map(([one, shown]) => (
          <option key={one} value={one}>
            {shown}
          </option>
        ))}
      </select>
    </div>
  )
}
