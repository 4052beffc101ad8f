import type { IncomingMessage, ServerResponse } from "node:http"
import type { SiteRedirect } from "@porteka/commerce-sdk"
import type { FastifyReply, FastifyRequest } from "fastify"
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts"
import type { Environment } from "../env.server.ts"
import { pageCacheTotal } from "../monitoring/metrics.server.ts"
import { bestEncoding, encodeBody, encodeOnce } from "./encoded-body.server.ts"
import type { FindRedirect } from "./own-redirects.server.ts"
import type { PageCache } from "./page-cache.server.ts"
import { type PageTarget, resolveTarget, targetOfKey } from "./page-target.server.ts"
import {
  PUBLIC_CACHE_CONTROL,
  type PublicRendering,
  type PublicTarget,
  publicPageRenderer,
  storedPageOf,
} from "./public-page.server.ts"
import { sendPrivate, sendStoredPage } from "./reply.server.ts"
import { toWebRequest } from "./web-request.server.ts"

const ELSEWHERE_CACHE_CONTROL = "public, max-age=300"
const NOT_FOUND = 404
/** The client of a page rendered in advance. */
const NO_CLIENT = "127.0.0.1"

interface PagesOptions extends Omit<PublicRendering, "origin"> {
  cache: PageCache
  env: Environment
  /** Finds the owner's redirect for a URL without a page. */
  findRedirect: FindRedirect
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
export function createPages({ cache, env, findRedirect, ...rendering }: PagesOptions): Pages {
  const { render } = rendering
  const renderPublic = publicPageRenderer({ ...rendering, origin: env.PUBLIC_ORIGIN })
  const cached = env.PAGE_CACHE === "on"

  async function answerPublic(request: FastifyRequest, reply: FastifyReply, target: PublicTarget) {
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

function toTargetRequest(request: IncomingMessage) {
  return {
    url: request.url ?? "/",
    cookie: request.headers.cookie,
    acceptLanguage: request.headers["accept-language"],
  }
}
