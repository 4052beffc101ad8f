import { ArrowRight } from "lucide-react"
import type { ReactNode } from "react"
import { Link } from "../navigation/link.tsx"

export interface SectionHeadingProps {
  title: ReactNode
  text?: ReactNode
  /** A link to the complete list, at the end. */
  link?: { label: string; to: string }
  id?: string
  level?: "h1" | "h2" | "h3"
}

/** The title of a page section, with a link to the complete list. */
export function SectionHeading({ title, text, link, id, level: Heading = "h2" }: SectionHeadingProps) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-1 lg:mb-10">
      <div className="max-w-160">
        <Heading id={id} className={Heading === "h1" ? "text-title-lg" : "text-title-md"}>
          {title}
        </Heading>
        {text && <p className="mt-2 text-ink-muted">{text}</p>}
      </div>
      {link && (
        <Link
          to={link.to}
          className="group/link inline-flex min-h-11 items-center gap-2 font-medium text-link"
        >
          <span className="quiet-link">{link.label}</span>
          <ArrowRight className="size-4.5 transition-transform group-hover/link:translate-x-0.5" />
        </Link>
      )}
    </div>
  )
}
