import type { SiteRedirect } from "@porteka/commerce-sdk"
import type { ServerBuild } from "react-router"
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts"
import { type ChangeFeed, followChanges } from "./back-end/change-feed.server.ts"
import { commerceFor } from "./back-end/commerce.server.ts"
import { createSharedAnswers } from "./back-end/shared-answers.server.ts"
import { cdnOf } from "./cdn/shop-cdn.server.ts"
import type { Environment } from "./env.server.ts"
import { inheritPages } from "./page-cache/inherited-pages.server.ts"
import { ownRedirects } from "./page-cache/own-redirects.server.ts"
import { PageCache } from "./page-cache/page-cache.server.ts"
import { type ContextServices, createPageRenderer } from "./page-cache/page-renderer.server.ts"
import { createPages, type Pages } from "./page-cache/pages.server.ts"
import { findGuaranteeArtwork } from "./page-parts/guarantee-artwork.server.ts"
import { readMessageFiles } from "./page-parts/message-files.server.ts"
import { readSessionToken } from "./session/session-cookie.server.ts"
import { shopperClient } from "./session/shopper-client.server.ts"

const NO_REDIRECTS: readonly SiteRedirect[] = []

interface PagesOptions {
  build: ServerBuild
  env: Environment
  /** Headers of every answer. */
  headers: Record<string, string>
  clientFolder: string
  /** The built server code; absent in development. */
  serverFile: string | undefined
}

export interface CurrentPages {
  pages: Pages
  cache: PageCache
  feed: ChangeFeed
  /** Saves the stored pages for the next process. */
  close: () => Promise<void>
}

/** The shop's pages: rendered, stored, and kept current by the back end's change feed. */
export async function openPages({
  build,
  env,
  headers,
  clientFolder,
  serverFile,
}: PagesOptions): Promise<CurrentPages> {
  const cache = new PageCache({ maxBytes: env.PAGE_CACHE_MEGABYTES * 1024 * 1024 })
  const inherited = await inheritPages(cache, env, serverFile)
  const shared = createSharedAnswers(env)
  const artwork = findGuaranteeArtwork(clientFolder)
  const services: ContextServices = ({ request: { headers }, locale, clientAddress }) => {
    const token = readSessionToken(headers)
    return {
      commerce: shopperClient(env, { headers, locale, clientAddress }, { token }),
      navigation: () => shared.navigation(locale),
      shop: shared.shop,
      site: shared.site,
      guaranteeArtwork: artwork[locale],
    }
  }
  const render = createPageRenderer(build, env, services, readMessageFiles(clientFolder))
  const cdn = cdnOf(env)
  const pages = createPages({
    cache,
    render,
    env,
    headers,
    cdnHeaders: cdn.headersOf,
    findRedirect: ownRedirects(async () => (await shared.site())?.redirects ?? NO_REDIRECTS),
  })
  const feed = followChanges(
    commerceFor(env, DEFAULT_LOCALE),
    {
      invalidate(tags) {
        shared.invalidate(tags)
        cache.invalidate(tags)
        cdn.purger?.purge(tags)
      },
      clear() {
        shared.clear()
        cache.clear()
        cdn.purger?.purgeAll()
      },
      caughtUp: () => void inherited.restore(pages),
    },
    inherited.cursor,
  )

  return {
    pages,
    cache,
    feed,
    async close() {
      await feed.stop()
      await inherited.save(feed.cursor())
      await cdn.purger?.stop()
    },
  }
}
