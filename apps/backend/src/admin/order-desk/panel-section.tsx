import { Text } from "@medusajs/ui"
import type { ReactNode } from "react"

/** A section of the order's panel with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1">
      <Text size="small" weight="plus" className="text-ui-fg-subtle">
        {title}
      </Text>
      {children}
    </section>
  )
}

export function Line({ strong = false, children }: { strong?: boolean; children: ReactNode }) {
  return (
    <Text size="small" weight={strong ? "plus" : "regular"}>
      {children}
    </Text>
  )
}
