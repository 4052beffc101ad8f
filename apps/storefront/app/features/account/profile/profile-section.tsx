import { type ReactNode, useId } from "react"

interface ProfileSectionProps {
  title: string
  text?: ReactNode
  children: ReactNode
}

/** A section of the profile: its subject on the left, its settings on the right. */
export function ProfileSection({ title, text, children }: ProfileSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-border border-t py-8 lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-title-sm">
          {title}
        </h2>
        {text && <p className="mt-1.5 text-ink-muted text-sm">{text}</p>}
      </div>
      <div className="max-w-reading">{children}</div>
    </section>
  )
}
