import type { IncomingMessage, ServerResponse } from "node:http"
import type { SiteRedirect } from "@porteka/commerce-sdk"
import type { FastifyReply, FastifyRequest } from "fastify"
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts"
import type { Environment } from "../env.server.ts"
import { pageCacheTotal } from "../monitoring/metrics.server.ts"
import type { PageLifetime } from "./cache-policy.server.ts"
import { bestEncoding, type EncodedBody, encodeBody, encodeOnce } from "./encoded-body.server.ts"
import type { FindRedirect } from "./own-redirects.server.ts"
import type { PageCache, StoredPage } from "./page-cache.server.ts"
import type { RenderedResponse, RenderPage } from "./page-renderer.server.ts"
import { type PageTarget, resolveTarget, targetOfKey } from "./page-target.server.ts"
import { PRIVATE_CACHE_CONTROL, sendPrivate, sendStoredPage } from "./reply.server.ts"
import { toWebRequest } from "./web-request.server.ts"

/** Browsers store the page and revalidate each time; `no-store` would also disable the back-forward cache. */
const PUBLIC_CACHE_CONTROL = "public, max-age=0, must-revalidate"
/** Without a language in the URL the response depends on a cookie, so no shared cache may store it. */
const BY_COOKIE_CACHE_CONTROL = "private, max-age=0, must-revalidate"
const ELSEWHERE_CACHE_CONTROL = "public, max-age=300"
const NOT_FOUND = 404
/** The client of a page rendered in advance. */
const NO_CLIENT = "127.0.0.1"

type EncodeBody = (body: Buffer) => EncodedBody | Promise<EncodedBody>

interface PagesOptions {
  cache: PageCache
  render: RenderPage
  env: Environment
  /** Headers of every answer. */
  headers: Record<string, string>
  /** Finds the owner's redirect for a URL without a page. */
  findRedirect: FindRedirect
  /** Headers of a public page for the CDN. */
  cdnHeaders: (tags: readonly string[], lifetime: PageLifetime) => Record<string, string>
}

export interface Pages {
  /** Answers from memory, before any framework; false if that is not possible. */
  answerFromMemory: (request: IncomingMessage, response: ServerResponse) => boolean
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  /**
   * Renders the page of a key in advance; false if it no longer exists.
   * @throws Error if it cannot be rendered now
   */
  prepare: (key: string) => Promise<boolean>
}

/** Answers page requests: public pages from the page cache, private ones rendered for their visitor. */
export function createPages({ cache, render, env, headers, findRedirect, cdnHeaders }: PagesOptions): Pages {
  const cached = env.PAGE_CACHE === "on"

  async function renderPublic(
    target: PageTarget & { kind: "public" },
    clientAddress: string,
    encode: EncodeBody,
  ): Promise<StoredPage> {
    // Rendered without the visitor's cookies and headers, so the page cannot contain them.
    const request = new Request(env.PUBLIC_ORIGIN + target.url)
    const response = await render({ request, locale: target.locale, clientAddress })
    // If a cookie selects the language, no shared cache may store the page.
    const cdn = target.localeInPath ? cdnHeaders(response.tags, target.lifetime) : {}
    const cacheControl = response.status >= 500 ? PRIVATE_CACHE_CONTROL : cacheControlOf(target)
    const stored = await toStoredPage(response, { headers: { ...headers, ...cdn }, cacheControl, encode })
    if (!response.storable || stored.headers["set-cookie"]) throw new UnstorablePage(stored)
    return stored
  }

  async function answerPublic(
    request: FastifyRequest,
    reply: FastifyReply,
    target: PageTarget & { kind: "public" },
  ) {
    let isMade = false
    const serving = cached
      ? cache.serve(target.key, target.lifetime, () => {
          isMade = true
          return renderPublic(target, request.ip, encodeBody)
        })
      : renderPublic(target, request.ip, (body) =>
          encodeOnce(body, bestEncoding(request.headers["accept-encoding"])),
        )
    // Under load a rendering starts immediately or not at all.
    if (cached) pageCacheTotal.inc({ result: isMade ? "render" : "waited" })
    const page = await serving.catch(storedPageOf)
    if (page.status === NOT_FOUND) {
      const elsewhere = await findRedirect(request.url)
      if (elsewhere) return redirectElsewhere(reply, elsewhere)
    }
    reply.hijack()
    sendStoredPage(request.raw, reply.raw, page)
    return reply
  }

  async function answerPrivate(
    request: FastifyRequest,
    reply: FastifyReply,
    target: PageTarget & { kind: "private" },
  ) {
    const response = await render({
      request: toWebRequest(request, env.PUBLIC_ORIGIN),
      locale: target.locale,
      clientAddress: request.ip,
    })
    if (response.status === NOT_FOUND && isReading(request.method)) {
      const elsewhere = await findRedirect(request.url)
      if (elsewhere) return redirectElsewhere(reply, elsewhere)
    }
    return sendPrivate(request, reply, response)
  }

  return {
    answerFromMemory(request, response) {
      if (!cached || !isReading(request.method)) return false
      const target = resolveTarget(toTargetRequest(request))
      if (target.kind !== "public") return false
      const page = cache.findFresh(target.key)
      if (!page) return false
      sendStoredPage(request, response, page)
      return true
    },
    async answer(request, reply) {
      const target = resolveTarget(toTargetRequest(request.raw))
      const reading = isReading(request.method)
      if (target.kind === "redirect" && reading) return redirect(reply, target)
      if (target.kind === "public" && reading) return answerPublic(request, reply, target)
      const locale = target.kind === "redirect" ? DEFAULT_LOCALE : target.locale
      return answerPrivate(request, reply, { kind: "private", url: request.url, locale })
    },
    async prepare(key) {
      const target = targetOfKey(key)
      if (!target) return false
      const making = cache.serve(target.key, target.lifetime, () =>
        renderPublic(target, NO_CLIENT, encodeBody),
      )
      const { status } = await making.catch(storedPageOf)
      if (status >= 500) throw new Error(`${target.url} was answered ${status}.`)
      return status === 200
    },
  }
}

function redirect(
  reply: FastifyReply,
  { location, permanent }: PageTarget & { kind: "redirect" },
): FastifyReply {
  if (permanent) return reply.header("cache-control", PUBLIC_CACHE_CONTROL).redirect(location, 301)
  return reply
    .header("vary", "cookie, accept-language")
    .header("cache-control", "private, no-cache")
    .redirect(location, 302)
}

const isReading = (method: string | undefined) => method === "GET" || method === "HEAD"

/** Escapes non-ASCII characters, as a header requires; existing escapes are kept. */
const inBytes = (address: string) => address.replace(/[^\x21-\x7e]+/g, encodeURIComponent)

/** Short, so that an owner can correct a mistyped redirect. */
function redirectElsewhere(reply: FastifyReply, { to, status }: SiteRedirect): FastifyReply {
  return reply.header("cache-control", ELSEWHERE_CACHE_CONTROL).redirect(inBytes(to), status)
}

/** Thrown to return a page that may be shown this once but not stored. */
class UnstorablePage extends Error {
  readonly page: StoredPage

  constructor(page: StoredPage) {
    super("The page may not be stored.")
    this.page = page
  }
}

function storedPageOf(error: unknown): StoredPage {
  if (error instanceof UnstorablePage) return error.page
  throw error
}

function cacheControlOf(target: { localeInPath: boolean }): string {
  return target.localeInPath ? PUBLIC_CACHE_CONTROL : BY_COOKIE_CACHE_CONTROL
}

function toTargetRequest(request: IncomingMessage) {
  return {
    url: request.url ?? "/",
    cookie: request.headers.cookie,
    acceptLanguage: request.headers["accept-language"],
  }
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
