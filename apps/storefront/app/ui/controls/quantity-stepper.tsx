import { Minus, Plus } from "lucide-react"
import { type ComponentProps, useState } from "react"
import { classNames } from "../class-names.ts"

export interface QuantityStepperProps {
  name: string
  label: string
  decreaseLabel: string
  increaseLabel: string
  min?: number
  max: number
  value?: number
  defaultValue?: number
  onValueChange?: (value: number) => void
  disabled?: boolean
  small?: boolean
  form?: string
  className?: string
}

/** Limits a whole number to the range; anything that is not a number becomes the lower limit. */
export function clampQuantity(value: number, min: number, max: number): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(min, Math.round(value))) : min
}

/**
 * A number field with minus and plus buttons. Without JavaScript only the number field is shown. Another `defaultValue`
 * replaces what it shows, while the pressed button keeps the focus.
 */
export function QuantityStepper({
  name,
  label,
  decreaseLabel,
  increaseLabel,
  min = 1,
  max,
  value,
  defaultValue = min,
  onValueChange,
  disabled,
  small,
  form,
  className,
}: QuantityStepperProps) {
  const [own, setOwn] = useState(defaultValue)
  const [draft, setDraft] = useState<string | null>(null)
  const [given, setGiven] = useState(defaultValue)
  if (given !== defaultValue) {
    setGiven(defaultValue)
    setOwn(defaultValue)
    setDraft(null)
  }
  const current = value ?? own

  const change = (next: number) => {
    const kept = clampQuantity(next, min, max)
    setDraft(null)
    setOwn(kept)
    if (kept !== current) onValueChange?.(kept)
  }

  return (
    <div
      className={classNames(
        "inline-flex items-stretch rounded-md border border-border-strong bg-surface-raised",
        small ? "h-11.5" : "h-13",
        disabled && "opacity-50",
        className,
      )}
    >
      <StepButton
        aria-label={decreaseLabel}
        disabled={disabled}
        atLimit={current <= min}
        onClick={() => change(current - 1)}
      >
        <Minus className="size-4" />
      </StepButton>
      <input
        type="number"
        inputMode="numeric"
        name={name}
        form={form}
        aria-label={label}
        min={min}
        max={max}
        disabled={disabled}
        value={draft ?? current}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={(event) => draft !== null && change(event.target.valueAsNumber)}
        onKeyDown={(event) =>
          event.key === "Enter" && draft !== null && change(event.currentTarget.valueAsNumber)
        }
        className="tabular w-11 appearance-textfield bg-transparent text-center font-medium noscript:w-20"
      />
      <StepButton
        aria-label={increaseLabel}
        disabled={disabled}
        atLimit={current >= max}
        onClick={() => change(current + 1)}
      >
        <Plus className="size-4" />
      </StepButton>
    </div>
  )
}

/** At the limit it does nothing, but keeps the focus: a disabled button would lose it, and with it the place on the page. */
function StepButton({ atLimit, ...props }: ComponentProps<"button"> & { atLimit: boolean }) {
  return (
    <button
      {...props}
      type="button"
      aria-disabled={atLimit || undefined}
      className="flex w-11 items-center justify-center rounded-md text-ink transition-colors hover:bg-surface-hover disabled:text-ink-disabled disabled:hover:bg-transparent aria-disabled:text-ink-disabled aria-disabled:hover:bg-transparent noscript:hidden"
    />
  )
}
