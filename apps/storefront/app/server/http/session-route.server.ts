import type { FastifyInstance, FastifyRequest } from "fastify"
import { RouterContextProvider, type ServerBuild } from "react-router"
import { languageOfCookie } from "#app/i18n/language-cookie.ts"
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts"
import type { Environment } from "../env.server.ts"
import { sendPrivate } from "../page-cache/reply.server.ts"
import { toWebRequest } from "../page-cache/web-request.server.ts"
import { type CallContext, callContext } from "../request-context.server.ts"
import { readSessionToken } from "../session/session-cookie.server.ts"
import { shopperClient } from "../session/shopper-client.server.ts"

const PATH = "/api/session"
const ROUTE = "routes/api/session-api"

/**
 * `/api/session`, which every page calls, goes from the rate limits straight to its loader: React Router's
 * route matching and everything prepared for a page would cost more than the answer (ADR 0088).
 */
export function registerSessionRoute(app: FastifyInstance, build: ServerBuild, env: Environment): void {
  app.get(PATH, async (incoming, reply) => {
    const request = toWebRequest(incoming, env.PUBLIC_ORIGIN)
    const context = new RouterContextProvider()
    context.set(callContext, contextOf(incoming, request.headers, env))
    const answer = await build.routes[ROUTE]?.module.loader?.({
      request,
      url: new URL(request.url),
      context,
      pattern: PATH,
      params: {},
    })
    if (!(answer instanceof Response)) throw new Error(`The loader of ${PATH} gave no response.`)
    const { status, headers } = answer
    return sendPrivate(incoming, reply, { status, headers, body: Buffer.from(await answer.arrayBuffer()) })
  })
}

/** Most visitors are guests, whose answer needs no back-end client; it is created on first use. */
function contextOf({ ip }: FastifyRequest, headers: Headers, env: Environment): CallContext {
  const locale = languageOfCookie(headers.get("cookie") ?? undefined) ?? DEFAULT_LOCALE
  let client: CallContext["commerce"] | undefined
  return {
    locale,
    get commerce() {
      client ??= shopperClient(
        env,
        { headers, locale, clientAddress: ip },
        { token: readSessionToken(headers) },
      )
      return client
    },
  }
}
