import type { ReactNode } from "react"

/** The first focusable element: jumps over the header. */
export function SkipLink({ to, children }: { to: `#${string}`; children: ReactNode }) {
  return (
    <a
      href={to}
      className="sr-only rounded-md bg-primary px-5 py-3 font-medium text-on-primary focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
    >
      {children}
    </a>
  )
}
