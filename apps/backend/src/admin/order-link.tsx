import type { ReactNode } from "react"

interface OrderLinkProps {
  /** Null if the number was typed by a customer and belongs to no order. */
  id: string | null
  children: ReactNode
}

/** An order's number, which leads to its page. */
export function OrderLink({ id, children }: OrderLinkProps) {
  if (!id) return children
  return (
    <a className="text-ui-fg-interactive" href={`/app/orders/${id}`}>
      {children}
    </a>
  )
}
