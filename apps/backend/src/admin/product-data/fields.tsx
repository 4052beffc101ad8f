import { Input, Label, Text, Textarea } from "@medusajs/ui"
import { type FormEvent, useId, useState } from "react"
import { SELECT } from "../select-class.ts"
import { problemOf } from "./field-problems.ts"

interface FieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  required?: boolean
  /** Marked as required although it may be empty until others are filled in. */
  isMarked?: boolean
}

/** A required field turns red only after it was used. */
const QUIET = "[&:invalid:not(:user-invalid):not(:focus-visible)]:!shadow-borders-base"
const FIELDS = "input:invalid, select:invalid, textarea:invalid"

type InvalidEvent = FormEvent<HTMLInputElement | HTMLSelectElement>

/** The message of a field that kept its form from being sent, in place of the browser's bubble. */
function useProblem(id: string) {
  const [problem, setProblem] = useState<string | null>(null)
  const onInvalid = (event: InvalidEvent) => {
    event.preventDefault()
    const field = event.currentTarget
    setProblem(problemOf(field))
    if (field.form?.querySelector(FIELDS) === field) field.focus()
  }
  const message = problem && (
    <Text id={`${id}-problem`} size="small" className="text-ui-fg-error">
      {problem}
    </Text>
  )
  const described = problem
    ? { "aria-invalid": true as const, "aria-describedby": `${id}-problem` }
    : undefined
  return { message, field: { onInvalid, ...described }, forget: () => setProblem(null) }
}

function FieldLabel({ id, label, isMarked }: { id: string; label: string; isMarked: boolean | undefined }) {
  return (
    <Label htmlFor={id} size="small">
      {label}
      {isMarked && <span aria-hidden="true"> *</span>}
    </Label>
  )
}

export function TextField({
  label,
  value,
  onChange,
  required,
  isMarked,
  ...input
}: FieldProps & {
  type?: "text" | "email" | "number" | "date"
  lang?: string
  placeholder?: string
  min?: number
  max?: number
  maxLength?: number
}) {
  const id = useId()
  const { message, field, forget } = useProblem(id)
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <FieldLabel id={id} label={label} isMarked={required || isMarked} />
      <Input
        id={id}
        {...input}
        {...field}
        required={required}
        className={QUIET}
        value={value}
        onChange={(event) => {
          forget()
          onChange(event.target.value)
        }}
      />
      {message}
    </div>
  )
}

export function LongField({ label, value, onChange, maxLength }: FieldProps & { maxLength?: number }) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <Label htmlFor={id} size="small">
        {label}
      </Label>
      <Textarea
        id={id}
        rows={3}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

/** @param choices value and label; the first one means no choice */
export function ChoiceField({
  label,
  value,
  onChange,
  required,
  isMarked,
  choices,
}: FieldProps & { choices: readonly (readonly [string, string])[] }) {
  const id = useId()
  const { message, field, forget } = useProblem(id)
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <FieldLabel id={id} label={label} isMarked={required || isMarked} />
      <select
        id={id}
        {...field}
        required={required}
        value={value}
        onChange={(event) => {
          forget()
          onChange(event.target.value)
        }}
        className={SELECT}
      >
        {choices.map(([one, shown]) => (
          <option key={one} value={one}>
            {shown}
          </option>
        ))}
      </select>
      {message}
    </div>
  )
}
