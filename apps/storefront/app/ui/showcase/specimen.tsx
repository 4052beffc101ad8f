import type { ReactNode } from "react"

/** A section of the showcase: a title and its examples. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="measure border-border border-t py-14" aria-label={title}>
      <h2 className="mb-8 text-title-md">{title}</h2>
      <div className="flex flex-col gap-10">{children}</div>
    </section>
  )
}

/** One example with its name above it. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 font-sans text-ink-muted text-sm tracking-normal">{name}</h3>
      {children}
    </div>
  )
}

/** Examples in a row that wraps. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
