import { CircleAlert } from "lucide-react"
import { type ReactNode, useId } from "react"
import { classNames } from "../class-names.ts"

/** Attributes that connect a field's control with its label, hint and error. */
interface FieldControl {
  id: string
  "aria-describedby": string | undefined
  "aria-invalid": true | undefined
}

export interface FieldProps {
  label: ReactNode
  /** Shown before an error occurs: format, example. */
  hint?: ReactNode
  /** The error and how to correct it; marks the control as invalid. */
  error?: ReactNode
  /** Beside the label, less prominent: "optional". */
  note?: ReactNode
  /** The control's id, if a form library provides one. */
  id?: string
  className?: string | undefined
  children: (control: FieldControl) => ReactNode
}

export function Field({ label, hint, error, note, id, className, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      <label htmlFor={controlId} className="flex items-baseline justify-between gap-3 font-medium text-sm">
        <span>{label}</span>
        {note && <span className="font-normal text-ink-muted">{note}</span>}
      </label>
      {children({
        id: controlId,
        "aria-describedby": classNames(errorId, hintId) || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

/** A control's error message; nothing is shown until a text that is loaded late is there. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 text-danger text-sm has-[>span:empty]:hidden">
      <CircleAlert className="mt-[0.2em] size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}

/** The common style of text boxes and selects. */
export const CONTROL_LOOK =
  "w-full min-h-11 rounded-md border border-border-strong bg-surface-raised px-3.5 text-base text-ink transition-colors placeholder:text-ink-muted hover:border-ink aria-invalid:border-danger aria-invalid:bg-danger-soft/40 disabled:opacity-50"
