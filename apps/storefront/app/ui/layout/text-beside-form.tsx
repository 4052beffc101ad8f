import type { ReactNode } from "react"

/** Information and a form below it; side by side if there is space. */
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
