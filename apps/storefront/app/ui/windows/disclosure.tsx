import { ChevronDown } from "lucide-react"
import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"

export interface DisclosureProps {
  summary: ReactNode
  /** Disclosures with the same name close each other. */
  name?: string
  open?: boolean
  className?: string
  children: ReactNode
}

/** The native details element between two thin rules. */
export function Disclosure({ summary, name, open, className, children }: DisclosureProps) {
  return (
    <details
      name={name}
      open={open}
      className={classNames("group/disclosure border-border border-b", className)}
    >
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-medium">
        {summary}
        <ChevronDown className="size-5 shrink-0 text-ink-muted transition-transform group-open/disclosure:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}
