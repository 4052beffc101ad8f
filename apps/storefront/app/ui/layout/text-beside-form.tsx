import type { ReactNode } from "react"

/** What to know and, below it, what to fill in; side by side where there is room. */
export function TextBesideForm({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:items-start lg:gap-x-16">
      <div>{text}</div>
      <div className="mt-8 lg:mt-6 lg:rounded-lg lg:border lg:border-border lg:bg-surface-raised lg:p-8">
        {children}
      </div>
    </div>
  )
}
