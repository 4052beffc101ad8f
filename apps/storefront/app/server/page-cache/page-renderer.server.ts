import { randomBytes } from "node:crypto"
import type { CatalogueTag } from "@porteka/commerce-sdk"
import type { Shop } from "@porteka/shop"
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router"
import type { Locale } from "#app/i18n/locales.ts"
import { CARD_PROVIDERS } from "../card-providers/card-providers.server.ts"
import type { Environment } from "../env.server.ts"
import { renderSeconds } from "../monitoring/metrics.server.ts"
import { fromByteText, toByteText } from "../page-parts/byte-text.server.ts"
import { deferModules } from "../page-parts/deferred-scripts.server.ts"
import { sealInlineScripts } from "../page-parts/inline-scripts.server.ts"
import { measuringOrigins, measuringTags } from "../page-parts/measuring.server.ts"
import type { MessageFiles } from "../page-parts/message-files.server.ts"
import { type StructuredData, withStructuredData } from "../page-parts/structured-data.server.ts"
import { callContext, type RequestContext, requestContext } from "../request-context.server.ts"
import { contentSecurityPolicy, foreignOrigins } from "../security/content-security-policy.server.ts"
import { headersForFrames } from "../security/security-headers.server.ts"

const NONCE_BYTES = 18

export interface RenderedResponse {
  status: number
  /** Header pairs in order; `set-cookie` may repeat. */
  headers: [string, string][]
  body: Buffer
  tags: CatalogueTag[]
  storable: boolean
}

interface PageRequest {
  request: Request
  locale: Locale
  clientAddress: string
}

export type RenderPage = (page: PageRequest) => Promise<RenderedResponse>

export type ContextServices = (
  page: PageRequest,
) => Pick<RequestContext, "commerce" | "navigation" | "shop" | "site" | "guaranteeArtwork">

/** Collected while a page is rendered. */
interface PageNotes {
  tags: Set<CatalogueTag>
  structuredData: StructuredData[]
  storable: boolean
}

/**
 * Runs React Router: takes a request, returns finished bytes with the page's Content-Security-Policy.
 * @param messageFiles null in development
 */
export function createPageRenderer(
  build: ServerBuild,
  env: Environment,
  services: ContextServices,
  messageFiles: ((locale: Locale) => MessageFiles) | null,
): RenderPage {
  const development = env.NODE_ENV === "development"
  const handle = createRequestHandler(build, env.NODE_ENV)
  const https = env.PUBLIC_ORIGIN.startsWith("https:")

  function contextOf(
    { locale, clientAddress }: PageRequest,
    { shop, site, ...others }: ReturnType<ContextServices>,
    nonce: string,
    notes: PageNotes,
  ): RouterContextProvider {
    const context = new RouterContextProvider()
    context.set(callContext, { commerce: others.commerce, locale })
    context.set(requestContext, {
      ...others,
      shop: async () => {
        notes.tags.add("shop")
        const known = await shop()
        if (!known) notes.storable = false
        return known
      },
      site: async () => {
        const known = await site()
        if (!known) notes.storable = false
        return known
      },
      measuringTags: (known) => measuringTags(known, env.MEASURING_STAND_IN_URL),
      locale,
      nonce,
      clientAddress,
      publicOrigin: env.PUBLIC_ORIGIN,
      buildId: build.assets.version,
      skipStore: () => {
        notes.storable = false
      },
      structuredData(...items) {
        notes.structuredData.push(...items)
      },
      tag(...names) {
        for (const name of names) notes.tags.add(name)
      },
    })
    return context
  }

  /** The page as it is sent, and the headers that depend on what it contains. */
  function finish(
    raw: Buffer,
    { request, locale }: PageRequest,
    { nonce, structuredData, shop }: Pick<PageNotes, "structuredData"> & { nonce: string; shop: Shop | null },
  ): Pick<RenderedResponse, "body" | "headers"> {
    const rendered = toByteText(raw)
    // Vite's own modules, in development, must come first.
    const page = messageFiles ? deferModules(rendered, nonce, messageFiles(locale)) : rendered
    const sealed = sealInlineScripts(page, nonce)
    const foreign = foreignOrigins(new URL(request.url).pathname, {
      cardForm: () => CARD_PROVIDERS[env.CARD_PROVIDER].foreignOrigins(env.CARD_STAND_IN_URL),
      elsewhere: () => measuringOrigins(shop, env.MEASURING_STAND_IN_URL),
    })
    const policy = contentSecurityPolicy(sealed.hashes, { development, https, foreign })
    return {
      headers: [["content-security-policy", policy], ...Object.entries(headersForFrames(foreign.frame))],
      body: fromByteText(withStructuredData(sealed.html, structuredData)),
    }
  }

  return async (wanted) => {
    const notes: PageNotes = { tags: new Set(), structuredData: [], storable: true }
    const nonce = randomBytes(NONCE_BYTES).toString("base64url")
    const offered = services(wanted)
    const context = contextOf(wanted, offered, nonce, notes)
    const ended = renderSeconds.startTimer()
    const response = await handle(wanted.request, context)
    const headers = [...response.headers.entries()]
    const raw = Buffer.from(await response.arrayBuffer())
    ended()
    const isPage = response.headers.get("content-type")?.startsWith("text/html")
    const { body, headers: more } = isPage
      ? finish(raw, wanted, { nonce, structuredData: notes.structuredData, shop: await offered.shop() })
      : { body: raw, headers: [] }
    const { tags, storable } = notes
    return { status: response.status, headers: [...headers, ...more], body, tags: [...tags], storable }
  }
}
