import { randomBytes } from "node:crypto"
import type { CatalogueTag } from "@porteka/commerce-sdk"
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router"
import type { Locale } from "#app/i18n/locales.ts"
import { CARD_PROVIDERS } from "../card-providers/card-providers.server.ts"
import type { Environment } from "../env.server.ts"
import { renderSeconds } from "../monitoring/metrics.server.ts"
import { fromByteText, toByteText } from "../page-parts/byte-text.server.ts"
import { deferModules } from "../page-parts/deferred-scripts.server.ts"
import { sealInlineScripts } from "../page-parts/inline-scripts.server.ts"
import type { LateMessages } from "../page-parts/late-messages.server.ts"
import { measuringOrigins, measuringTags } from "../page-parts/measuring.server.ts"
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

/** Runs React Router: takes a request, returns finished bytes with the page's Content-Security-Policy. */
export function createPageRenderer(
  build: ServerBuild,
  env: Environment,
  services: ContextServices,
  lateMessages: LateMessages,
): RenderPage {
  const development = env.NODE_ENV === "development"
  const handle = createRequestHandler(build, env.NODE_ENV)
  const https = env.PUBLIC_ORIGIN.startsWith("https:")

  return async (wanted) => {
    const { request, locale, clientAddress } = wanted
    const tags = new Set<CatalogueTag>()
    const structuredData: StructuredData[] = []
    let storable = true
    const nonce = randomBytes(NONCE_BYTES).toString("base64url")
    const context = new RouterContextProvider()
    const { shop, site, ...others } = services(wanted)
    context.set(callContext, { commerce: others.commerce, locale })
    context.set(requestContext, {
      ...others,
      shop: async () => {
        tags.add("shop")
        const known = await shop()
        if (!known) storable = false
        return known
      },
      site: async () => {
        const known = await site()
        if (!known) storable = false
        return known
      },
      measuringTags: (known) => measuringTags(known, env.MEASURING_STAND_IN_URL),
      locale,
      nonce,
      clientAddress,
      publicOrigin: env.PUBLIC_ORIGIN,
      buildId: build.assets.version,
      skipStore: () => {
        storable = false
      },
      structuredData(...items) {
        structuredData.push(...items)
      },
      tag(...names) {
        for (const name of names) tags.add(name)
      },
    })
    const ended = renderSeconds.startTimer()
    const response = await handle(request, context)
    const headers = [...response.headers.entries()]
    const raw = Buffer.from(await response.arrayBuffer())
    ended()
    if (!response.headers.get("content-type")?.startsWith("text/html")) {
      return { status: response.status, headers, body: raw, tags: [...tags], storable }
    }
    const rendered = toByteText(raw)
    // Vite's own modules, in development, must come first.
    const page = development
      ? rendered
      : deferModules(rendered, nonce, (modules) => lateMessages(modules, locale))
    const sealed = sealInlineScripts(page, nonce)
    const html = withStructuredData(sealed.html, structuredData)
    const known = await shop()
    const foreign = foreignOrigins(new URL(request.url).pathname, {
      cardForm: () => CARD_PROVIDERS[env.CARD_PROVIDER].foreignOrigins(env.CARD_STAND_IN_URL),
      elsewhere: () => measuringOrigins(known, env.MEASURING_STAND_IN_URL),
    })
    const policy = contentSecurityPolicy(sealed.hashes, { development, https, foreign })
    headers.push(["content-security-policy", policy], ...Object.entries(headersForFrames(foreign.frame)))
    return { status: response.status, headers, body: fromByteText(html), tags: [...tags], storable }
  }
}
