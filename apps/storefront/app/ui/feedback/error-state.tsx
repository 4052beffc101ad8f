import type { ReactNode } from "react"
import { TulipMark } from "../media/ornament.tsx"

export interface ErrorStateProps {
  /** The error's number, large and muted: "404". */
  code?: string
  title: ReactNode
  text?: ReactNode
  /** Links to continue. */
  actions?: ReactNode
  /** For support: the URL, a request id. */
  reference?: ReactNode
}

/** An error page or error block with links to continue. */
export function ErrorState({ code, title, text, actions, reference }: ErrorStateProps) {
  return (
    <div className="mx-auto flex max-w-120 flex-col items-center px-4 py-16 text-center sm:py-24">
      <TulipMark className="size-10 text-ornament" />
      {code && <p className="title mt-6 text-display text-ink-muted tabular">{code}</p>}
      <h1 className="mt-3 text-title-md">{title}</h1>
      {text && <p className="mt-3 text-balance text-ink-muted">{text}</p>}
      {actions && <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>}
      {reference && (
        <p className="mt-8 max-w-full text-ink-muted text-xs [overflow-wrap:anywhere]">{reference}</p>
      )}
    </div>
  )
}
