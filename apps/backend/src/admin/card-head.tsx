import { Heading, Text } from "@medusajs/ui"
import type { ReactNode } from "react"

interface CardHeadProps {
  heading: string
  hint: string
  /** `h2` for a card that is not the page's first. */
  level?: "h1" | "h2"
  /** Beside the heading: buttons, choices. */
  actions?: ReactNode
  /** Below the hint. */
  children?: ReactNode
}

/** The top of a card: what it is, and a sentence about it. */
export function CardHead({ heading, hint, level = "h1", actions, children }: CardHeadProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-4 px-6 py-4">
      <div className="min-w-72 flex-1">
        <Heading level={level}>{heading}</Heading>
        <Text size="small" className="max-w-3xl text-ui-fg-subtle">
          {hint}
        </Text>
        {children}
      </div>
      {actions}
    </div>
  )
}
