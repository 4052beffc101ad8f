import { type ReactNode, useState } from "react"

interface StaticPartProps {
  /** Names the element in the page: no two parts share one. */
  id: string
  className?: string
  /** Draws what stands in it; asked on the server only, so that the browser need not have its code. */
  draw: (() => ReactNode) | null
}

/**
 * A part of the page that nobody can act on but by its links, and that stays the same until the next page load. The server draws
 * it; the browser leaves what it finds as it is: neither code nor time is spent on it when the page is taken over.
 * Hand it `draw={import.meta.env.SSR ? draw : null}`: only so the bundler leaves the code out.
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
  // Read once: should React ever draw the page anew, the part is there again.
  const [html] = useState(() => ({ __html: document.getElementById(id)?.innerHTML ?? "" }))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server has drawn, in the same place
  return <div id={id} className={className} dangerouslySetInnerHTML={html} suppressHydrationWarning />
}
