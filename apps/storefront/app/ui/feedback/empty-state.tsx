import type { ReactNode } from "react"
import { Ornament } from "../media/ornament.tsx"

export interface EmptyStateProps {
  title: ReactNode
  text?: ReactNode
  /** The way on. */
  action?: ReactNode
  headingLevel?: "h1" | "h2" | "h3"
}

/** The message of an empty list. */
export function EmptyState({ title, text, action, headingLevel: Heading = "h2" }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-112 flex-col items-center px-4 py-14 text-center sm:py-20">
      <div className="mb-6 text-ornament">
        <Ornament className="w-40" />
      </div>
      <Heading className="text-title-md">{title}</Heading>
      {text && <p className="mt-3 text-balance text-ink-muted">{text}</p>}
      {action && <div className="mt-7 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
