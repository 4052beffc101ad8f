import { Check } from "lucide-react"
import { classNames } from "../class-names.ts"
import { Link } from "./link.tsx"

interface Step {
  label: string
  /** The page where a finished step can be changed. */
  to?: string
}

export interface StepperProps {
  label: string
  steps: Step[]
  /** Index of the current step; the previous ones are done. */
  current: number
  /** Read after a finished step's name: "done". */
  doneLabel: string
}

/** The steps of a longer task: finished, current and remaining. */
export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap gap-2 sm:gap-3">
        {steps.map((step, index) => {
          const done = index < current
          const present = index === current
          const name = (
            <>
              <span className="break-words">{step.label}</span>
              {done && <Check className="size-4 shrink-0 text-success" />}
              {done && <span className="sr-only">{doneLabel}</span>}
            </>
          )
          const look = "flex min-h-11 items-center gap-1 pt-1 text-[0.8125rem] sm:gap-1.5 sm:text-sm"
          return (
            <li
              key={step.label}
              aria-current={present ? "step" : undefined}
              className={classNames(
                "min-w-min flex-1 border-t-2",
                done || present ? "border-primary" : "border-border text-ink-muted",
                present && "font-medium",
              )}
            >
              {done && step.to ? (
                <Link to={step.to} className={classNames(look, "quiet-link")}>
                  {name}
                </Link>
              ) : (
                <span className={look}>{name}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
