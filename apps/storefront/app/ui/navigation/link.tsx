import type { ComponentProps } from "react"
import { useLocation } from "react-router"

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /**
   * A path of the shop from its root; `?…` changes the query of the current page; or a URL of another site.
   */
  to: string
  /** Its page is prefetched when the visitor is about to follow it. */
  prefetch?: boolean
  /** The page keeps its scroll position. */
  preventScrollReset?: boolean
  /** Replaces the current entry in the browser's history. */
  replace?: boolean
  /** The browser loads the page itself. */
  reloadDocument?: boolean
  /** Uses a view transition. */
  viewTransition?: boolean
}

/**
 * A link that the router follows. It is a plain element, because a page has about a hundred: the router's own
 * link would run a dozen hooks for each, at hydration and at every navigation. One listener handles all
 * clicks (`follow-links.ts`).
 */
export function Link(props: LinkProps) {
  return props.to.startsWith("?") ? <QueryLink {...props} /> : <PlainLink {...props} />
}

function QueryLink({ to, ...props }: LinkProps) {
  const { pathname } = useLocation()
  return <PlainLink {...props} to={to === "?" ? pathname : pathname + to} />
}

function PlainLink({
  to,
  prefetch,
  preventScrollReset,
  replace,
  reloadDocument,
  viewTransition,
  ...anchor
}: LinkProps) {
  const isOfShop = to.startsWith("/") && !to.startsWith("//")
  if (!isOfShop || reloadDocument) return <a {...anchor} href={to} />
  return (
    <a {...anchor} href={to} data-link={wordsOf({ prefetch, preventScrollReset, replace, viewTransition })} />
  )
}

/** The link's options as an attribute: the names of those that are on. */
const wordsOf = (wanted: Record<string, boolean | undefined>) =>
  Object.keys(wanted)
    .filter((name) => wanted[name])
    .join(" ")
