import type { PageLifetime } from "./cache-policy.server.ts"
import type { EncodedBody } from "./encoded-body.server.ts"
import type { StoredPage } from "./page-cache.server.ts"
import type { RenderedResponse, RenderPage } from "./page-renderer.server.ts"
import type { PageTarget } from "./page-target.server.ts"
import { PRIVATE_CACHE_CONTROL } from "./reply.server.ts"

/** Browsers store the page and revalidate each time; `no-store` would also disable the back-forward cache. */
export const PUBLIC_CACHE_CONTROL = "public, max-age=0, must-revalidate"
/** Without a language in the URL the response depends on a cookie, so no shared cache may store it. */
const BY_COOKIE_CACHE_CONTROL = "private, max-age=0, must-revalidate"

type EncodeBody = (body: Buffer) => EncodedBody | Promise<EncodedBody>

export type PublicTarget = PageTarget & { kind: "public" }

export interface PublicRendering {
  render: RenderPage
  origin: string
  /** Headers of every answer. */
  headers: Record<string, string>
  /** Headers of a public page for the CDN. */
  cdnHeaders: (tags: readonly string[], lifetime: PageLifetime) => Record<string, string>
}

type RenderPublic = (target: PublicTarget, clientAddress: string, encode: EncodeBody) => Promise<StoredPage>

/** Renders public pages as they are stored, the same for every visitor. */
export function publicPageRenderer({ render, origin, headers, cdnHeaders }: PublicRendering): RenderPublic {
  return async (target, clientAddress, encode) => {
    // Rendered without the visitor's cookies and headers, so the page cannot contain them.
    const request = new Request(origin + target.url)
    const response = await render({ request, locale: target.locale, clientAddress })
    // If a cookie selects the language, no shared cache may store the page.
    const cdn = target.localeInPath ? cdnHeaders(response.tags, target.lifetime) : {}
    const cacheControl = response.status >= 500 ? PRIVATE_CACHE_CONTROL : cacheControlOf(target)
    const stored = await toStoredPage(response, { headers: { ...headers, ...cdn }, cacheControl, encode })
    if (!response.storable || stored.headers["set-cookie"]) throw new UnstorablePage(stored)
    return stored
  }
}

/** Thrown to return a page that may be shown this once but not stored. */
class UnstorablePage extends Error {
  readonly page: StoredPage

  constructor(page: StoredPage) {
    super("The page may not be stored.")
    this.page = page
  }
}

/** The page of a rendering that failed only because it may not be stored. */
export function storedPageOf(error: unknown): StoredPage {
  if (error instanceof UnstorablePage) return error.page
  throw error
}

function cacheControlOf(target: { localeInPath: boolean }): string {
  return target.localeInPath ? PUBLIC_CACHE_CONTROL : BY_COOKIE_CACHE_CONTROL
}

interface StoringOptions {
  /** Headers that the page's own may replace. */
  headers: Record<string, string>
  cacheControl: string
  encode: EncodeBody
}

async function toStoredPage(
  response: RenderedResponse,
  { headers, cacheControl, encode }: StoringOptions,
): Promise<StoredPage> {
  const body = await encode(response.body)
  return {
    status: response.status,
    headers: {
      ...headers,
      ...Object.fromEntries(response.headers),
      etag: body.etag,
      "cache-control": cacheControl,
      vary: "accept-encoding",
    },
    body,
    tags: response.tags,
  }
}
