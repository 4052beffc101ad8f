import type { ReactNode } from "react"
import { TulipMark } from "../media/ornament.tsx"

/**
 * An overlay with one line of text for a slow page change: appears after 300 ms, disappears after at most 5 s
 * (both with CSS). It ignores the pointer and takes no focus.
 */
export function TransitionOverlay({ active, children }: { active: boolean; children: ReactNode }) {
  if (!active) return null
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-0 z-40 flex animate-overlay flex-col items-center justify-center gap-5 bg-surface/92 px-6 text-center"
    >
      <TulipMark className="size-12 animate-breathe text-ornament" />
      <p className="title text-title-xs text-ink-muted italic">{children}</p>
    </div>
  )
}
