import type { CSSProperties, ReactNode } from "react"

declare module "react" {
  interface TableHTMLAttributes<T> {
    bgcolor?: string
  }
  interface TdHTMLAttributes<T> {
    bgcolor?: string
  }
}

/**
 * A table for layout, hidden from screen readers; the only kind of box that Outlook for Windows renders
 * reliably.
 */
export function Table(props: {
  children: ReactNode
  className?: string
  style?: CSSProperties
  width?: number | "100%"
  bgcolor?: string
}) {
  const { children, style, width = "100%", ...rest } = props
  return (
    <table
      role="presentation"
      border={0}
      cellPadding={0}
      cellSpacing={0}
      width={width}
      style={{ width: "100%", borderCollapse: "collapse", ...style }}
      {...rest}
    >
      <tbody>{children}</tbody>
    </table>
  )
}
