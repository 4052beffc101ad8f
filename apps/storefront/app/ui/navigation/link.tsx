import type { ComponentProps } from "react"
import { useLocation } from "react-router"

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** An address of the shop, from its root; what begins with `?` asks for another state of the page; or one of another site. */
  to: string
  /** Its page is fetched ahead when somebody is about to follow it. */
  prefetch?: boolean
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean
  /** It takes the place of the present page in the browser's history. */
  replace?: boolean
  /** The browser loads the page itself. */
  reloadDocument?: boolean
  /** What both pages show moves over from one to the other. */
  viewTransition?: boolean
}

/**
 * A link that the router follows. It is a plain element, since a page has a hundred of them: the router's own link would
 * use a dozen hooks for each, when the page is taken over and again at every navigation. Clicks are answered
 * in one place for all (`follow-links.ts`).
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

/** How a link is to be followed, for an attribute: the names of what is wanted. */
const wordsOf = (wanted: Record<string, boolean | undefined>) =>
  Object.keys(wanted)
    .filter((name) => wanted[name])
    .join(" ")
