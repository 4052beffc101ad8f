import type { PageLifetime } from "../page-cache/cache-policy.server.ts"

/** CDNs that cache pages by tag and can purge by tag. */
export const CDN_NAMES = ["fastly", "cloudflare", "varnish"] as const
export type CdnName = (typeof CDN_NAMES)[number]

/** A CDN's purge URL and token. */
export interface CdnAddress {
  url: string
  token?: string | undefined
}

export interface Cdn {
  /** Headers of a page for this CDN only. */
  headersOf: (tags: readonly string[], lifetime: PageLifetime) => Record<string, string>
  /** The call that purges all pages with one of these tags. */
  purge: (tags: readonly string[], address: CdnAddress) => Request
  /** The call that purges all pages. */
  purgeAll: (address: CdnAddress) => Request
  /** Maximum number of tags per call. */
  mostTags: number
}

/** A tag of every page: Varnish has no call to purge one whole site. */
const EVERY_PAGE = "every-page"

/**
 * RFC 5861 and RFC 9213: how long a shared cache serves a page fresh, stale while revalidating, and stale in an
 * outage.
 */
function sharedLifetime({ fresh, whileRevalidating, whileUnavailable }: PageLifetime): string {
  const seconds = (milliseconds: number) => Math.round(milliseconds / 1000)
  return [
    `max-age=${seconds(fresh)}`,
    `stale-while-revalidate=${seconds(whileRevalidating - fresh)}`,
    `stale-if-error=${seconds(whileUnavailable - fresh)}`,
  ].join(", ")
}

const bearer = ({ token }: CdnAddress): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {}

const json = (address: CdnAddress, body: unknown) =>
  new Request(address.url, {
    method: "POST",
    headers: { "content-type": "application/json", ...bearer(address) },
    body: JSON.stringify(body),
  })

export const CDNS: Record<CdnName, Cdn> = {
  /** https://www.fastly.com/documentation/reference/api/purging/: `url` is `https://api.fastly.com/service/ID`. */
  fastly: {
    headersOf: (tags, lifetime) => ({
      "surrogate-key": tags.join(" "),
      "surrogate-control": sharedLifetime(lifetime),
    }),
    purge: (tags, { url, token }) =>
      new Request(`${url}/purge`, {
        method: "POST",
        headers: { "surrogate-key": tags.join(" "), ...(token ? { "fastly-key": token } : {}) },
      }),
    purgeAll: ({ url, token }) =>
      new Request(`${url}/purge_all`, { method: "POST", headers: token ? { "fastly-key": token } : {} }),
    mostTags: 256,
  },
  /** https://developers.cloudflare.com/api/resources/cache/methods/purge/: `url` is that of the zone's `purge_cache`. */
  cloudflare: {
    headersOf: (tags, lifetime) => ({
      "cache-tag": tags.join(","),
      "cdn-cache-control": `public, ${sharedLifetime(lifetime)}`,
    }),
    purge: (tags, address) => json(address, { tags }),
    purgeAll: (address) => json(address, { purge_everything: true }),
    mostTags: 30,
  },
  /** Varnish with its module xkey, as `ops/varnish.vcl` sets it up; `url` is Varnish itself. */
  varnish: {
    headersOf: (tags, lifetime) => ({
      xkey: [EVERY_PAGE, ...tags].join(" "),
      "surrogate-control": sharedLifetime(lifetime),
    }),
    purge: (tags, { url, token }) => varnishPurge(url, token, tags.join(" ")),
    purgeAll: ({ url, token }) => varnishPurge(url, token, EVERY_PAGE),
    mostTags: 200,
  },
}

const varnishPurge = (url: string, token: string | undefined, keys: string) =>
  new Request(url, { method: "PURGE", headers: { "xkey-purge": keys, ...bearer({ url, token }) } })
