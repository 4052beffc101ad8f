import { type LinkProps, Link as RouterLink } from "react-router"

/**
 * The router's link, drawn plainly on the server: nobody clicks there, and a page has a hundred links, for each of
 * which the router would work out anew where it leads. An address that begins at the root leads where it says.
 */
export const Link = import.meta.env.SSR ? ServerLink : RouterLink

function ServerLink(props: LinkProps) {
  if (typeof props.to !== "string" || !props.to.startsWith("/")) return <RouterLink {...props} />
  const {
    to,
    discover,
    prefetch,
    relative,
    reloadDocument,
    replace,
    mask,
    state,
    preventScrollReset,
    viewTransition,
    defaultShouldRevalidate,
    ...anchor
  } = props
  // As the router marks it: the browser finds what it would have drawn itself.
  return <a {...anchor} href={to} data-discover="true" />
}
