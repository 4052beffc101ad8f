import { type ReactNode, useState } from "react"
import { IntlProvider, useLocale } from "use-intl"
import { messagesFor } from "#app/i18n/messages.ts"
import { ShopFrontProvider, useShopFront } from "#app/i18n/shop-front.ts"
import { useStaticMarkup } from "../static-markup.ts"

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

/** The last HTML of each part in each language. Together they are a third of a product page's elements. */
const drawn = new Map<string, { from: string; html: string }>()

function ServerPart({ id, className, of = null, draw }: StaticPartProps) {
  const toMarkup = useStaticMarkup()
  const locale = useLocale()
  const shop = useShopFront()
  if (!draw || !toMarkup) {
    return (
      <div id={id} className={className}>
        {draw?.()}
      </div>
    )
  }
  const key = `${locale} ${id}`
  const from = JSON.stringify([shop, of])
  let part = drawn.get(key)
  if (part?.from !== from) {
    const content = (
      <IntlProvider locale={locale} messages={messagesFor(locale)} timeZone="Europe/Budapest">
        <ShopFrontProvider value={shop}>{draw()}</ShopFrontProvider>
      </IntlProvider>
    )
    part = { from, html: toMarkup(content, { identifierPrefix: id }) }
    drawn.set(key, part)
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
  return <div id={id} className={className} dangerouslySetInnerHTML={{ __html: part.html }} />
}

function BrowserPart({ id, className }: StaticPartProps) {
  // Read once: if React renders the page again, the HTML is still available.
  const [html] = useState(() => ({ __html: document.getElementById(id)?.innerHTML ?? "" }))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server has drawn, in the same place
  return <div id={id} className={className} dangerouslySetInnerHTML={html} suppressHydrationWarning />
}
