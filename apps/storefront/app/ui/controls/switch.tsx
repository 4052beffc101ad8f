import { type ComponentProps, type ReactNode, useId } from "react"

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role" | "children"> {
  label: ReactNode
  hint?: ReactNode
}

/** A checkbox that looks like an on/off switch. */
export function Switch({ label, hint, id, className, ...rest }: SwitchProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  return (
    <div className={className}>
      <label className="flex min-h-11 items-start gap-4 py-3" htmlFor={controlId}>
        <span className="flex-1">
          {label}
          {hint && (
            <span id={hintId} className="block text-ink-muted text-sm">
              {hint}
            </span>
          )}
        </span>
        <span className="relative mt-0.5 h-6 w-11 shrink-0">
          <input
            {...rest}
            id={controlId}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on
            role="switch"
            aria-describedby={hint ? hintId : undefined}
            className="peer h-6 w-11 appearance-none rounded-full border border-border-strong bg-surface-sunken transition-colors checked:border-primary checked:bg-primary hover:border-ink disabled:opacity-60"
          />
          <span className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-ink-muted transition-transform peer-checked:translate-x-5 peer-checked:bg-on-primary" />
        </span>
      </label>
    </div>
  )
}
