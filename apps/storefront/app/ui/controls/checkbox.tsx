import { type ComponentProps, type ReactNode, useId } from "react"
import { classNames } from "../class-names.ts"
import { FieldError } from "./field.tsx"

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** At the end of the line, for example the number of results. */
  note?: ReactNode
}

export function Checkbox({ label, hint, error, note, id, className, ...rest }: CheckboxProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  return (
    <div className={className}>
      <label className="flex min-h-11 items-start gap-3 py-2.5" htmlFor={controlId}>
        <input
          {...rest}
          id={controlId}
          type="checkbox"
          aria-describedby={classNames(errorId, hintId) || undefined}
          aria-invalid={error ? true : undefined}
          className="check-mark mt-0.5 size-5 shrink-0 appearance-none rounded-sm border border-border-strong bg-surface-raised transition-colors checked:border-primary checked:bg-primary hover:border-ink aria-invalid:border-danger disabled:opacity-50"
        />
        <span className="flex-1 text-base leading-6">
          {label}
          {hint && (
            <span id={hintId} className="block text-sm text-ink-muted">
              {hint}
            </span>
          )}
        </span>
        {note !== undefined && <span className="tabular text-sm text-ink-muted leading-6">{note}</span>}
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
