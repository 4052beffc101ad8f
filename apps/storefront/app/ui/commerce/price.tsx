import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"

export interface PriceProps {
  /** The price to pay, formatted. */
  amount: ReactNode
  /** Label of `amount` for screen readers if `reference` is present: "Current price". */
  amountLabel?: string
  /** The lowest price before the reduction, formatted. */
  reference?: ReactNode
  /** Label of `reference`, shown below the price (or for screen readers only, in the small version). */
  referenceLabel?: string
  /** The reduction: "−15%". */
  percent?: ReactNode
  /** Unit price, tax note. */
  note?: ReactNode
  size?: "small" | "large"
  className?: string
}

/** The display of a price; all strings are formatted by the caller. */
export function Price({
  amount,
  amountLabel,
  reference,
  referenceLabel,
  percent,
  note,
  size = "small",
  className,
}: PriceProps) {
  const large = size === "large"
  return (
    <div className={classNames("tabular", className)}>
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
        {reference && amountLabel && <span className="sr-only">{amountLabel}</span>}
        <span
          className={classNames(
            large ? "font-medium text-title-sm" : "font-medium text-base",
            reference ? "text-accent" : undefined,
          )}
        >
          {amount}
        </span>
        {reference && !large && (
          <>
            {referenceLabel && <span className="sr-only">{referenceLabel}</span>}
            <s className="text-sm text-ink-muted">{reference}</s>
          </>
        )}
        {percent && (
          <span className="rounded-sm bg-accent-soft px-1.5 font-medium text-on-accent-soft text-xs">
            {percent}
          </span>
        )}
      </p>
      {reference && large && (
        <p className="mt-1 text-sm text-ink-muted">
          {referenceLabel} <s className="whitespace-nowrap">{reference}</s>
        </p>
      )}
      {note && <div className={classNames("text-ink-muted", large ? "mt-1 text-sm" : "text-xs")}>{note}</div>}
    </div>
  )
}
