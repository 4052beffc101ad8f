import { type ReactNode, useState } from "react"

interface StaticPartProps {
  /** The element's id in the page; must be unique. */
  id: string
  className?: string
  /** Renders the content; called on the server only, so that the browser does not need its code. */
  draw: (() => ReactNode) | null
}

/**
 * A part of the page without interaction other than links, which does not change until the next page load.
 * The server renders it and the browser keeps its HTML: no code is loaded for it and it is not hydrated. Pass
 * `draw={import.meta.env.SSR ? draw : null}`: only then does the bundler leave the code out.
 */
export const StaticPart = import.meta.env.SSR ? ServerPart : BrowserPart

function ServerPart({ id, className, draw }: StaticPartProps) {
  return (
    <div id={id} className={className}>
      {draw?.()}
    </div>
  )
}

function BrowserPart({ id, className }: StaticPartProps) {
  // Read once: if React renders the page again, the HTML is still available.
  const [html] = useState(() => ({ __html: document.getElementById(id)?.innerHTML ?? "" }))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server has drawn, in the same place
  return <div id={id} className={className} dangerouslySetInnerHTML={html} suppressHydrationWarning />
}
