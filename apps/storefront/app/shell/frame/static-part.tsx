import { type ReactNode, useState } from "react"
import { useKeptMarkup } from "#app/i18n/kept-markup.tsx"

interface StaticPartProps {
  /** The element's id in the page; must be unique. */
  id: string
  className?: string
  /** What the content is made of besides the language and the shop's data. It must not depend on anything else, such as the URL. */
  of?: unknown
  /** Renders the content; called on the server only, so that the browser does not need its code. */
  draw: (() => ReactNode) | null
}

/**
 * A part of every page without interaction other than links, which does not change until the next page load.
 * The server renders it and the browser keeps its HTML: no code is loaded for it and it is not hydrated. Pass
 * `draw={import.meta.env.SSR ? draw : null}`: only then does the bundler leave the code out.
 */
export const StaticPart = import.meta.env.SSR ? ServerPart : BrowserPart

function ServerPart({ id, className, of = null, draw }: StaticPartProps) {
  const html = useKeptMarkup(id, of, () => draw?.())
  if (html === undefined) {
    return (
      <div id={id} className={className}>
        {draw?.()}
      </div>
    )
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
  return <div id={id} className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

function BrowserPart({ id, className }: StaticPartProps) {
  // Read once: if React renders the page again, the HTML is still available.
  const [html] = useState(() => ({ __html: document.getElementById(id)?.innerHTML ?? "" }))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server has drawn, in the same place
  return <div id={id} className={className} dangerouslySetInnerHTML={html} suppressHydrationWarning />
}
