import { Text } from "@medusajs/ui"
import { type ReactNode, useEffect, useRef } from "react"
import { useLocation } from "react-router-dom"

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

interface ClosedProps {
  title: string
  /** Links with this hash open it. */
  hash?: string
  children: ReactNode
}

/** A form that stays closed until somebody needs it. */
export function Closed({ title, hash, children }: ClosedProps) {
  const details = useRef<HTMLDetailsElement>(null)
  // A new object whenever a link is followed, also the same one again.
  const location = useLocation()
  useEffect(() => {
    if (!details.current || hash === undefined || location.hash !== hash) return
    details.current.open = true
    details.current.scrollIntoView({ block: "center" })
  }, [location, hash])
  return (
    <details ref={details}>
      <summary className="txt-small-plus cursor-pointer py-1 text-ui-fg-interactive">{title}</summary>
      {children}
    </details>
  )
}
