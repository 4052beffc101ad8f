import type { SiteRedirect } from "@porteka/commerce-sdk"

/** Looks up the owner's redirect for a URL without a page. */
export type FindRedirect = (url: string) => Promise<SiteRedirect | undefined>

/**
 * The owner's redirects, by URL. A redirect with a query string matches exactly; one without passes the query
 * on, because it may identify the source of the visit.
 * @param read returns the current list; an unchanged list is not indexed again
 */
export function ownRedirects(read: () => Promise<readonly SiteRedirect[]>): FindRedirect {
  let known: readonly SiteRedirect[] = []
  let byAddress = new Map<string, SiteRedirect>()
  return async (url) => {
    const redirects = await read()
    if (redirects !== known) {
      known = redirects
      byAddress = new Map(redirects.map((redirect) => [redirect.from, redirect]))
    }
    if (byAddress.size === 0) return undefined
    const [path, query] = readable(url)
    const exact = byAddress.get(path + query)
    if (exact || query === "") return exact
    const found = byAddress.get(path)
    return found && { ...found, to: withQuery(found.to, query) }
  }
}

/** Path without a trailing slash, decoded, and query. */
function readable(url: string): [path: string, query: string] {
  const questionMark = url.indexOf("?")
  const path = questionMark < 0 ? url : url.slice(0, questionMark)
  const query = questionMark < 0 ? "" : url.slice(questionMark)
  try {
    return [decodeURI(path).replace(/\/+$/, ""), query]
  } catch {
    return [path, query]
  }
}

function withQuery(to: string, query: string): string {
  const [address = "", hash] = to.split(/(?=#)/)
  return `${address}${address.includes("?") ? `&${query.slice(1)}` : query}${hash ?? ""}`
}
