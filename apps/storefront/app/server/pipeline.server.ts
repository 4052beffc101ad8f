import type { Server } from "node:http"
import underPressure from "@fastify/under-pressure"
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify"
import type { ServerBuild } from "react-router"
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts"
import { commerceFor } from "./back-end/commerce.server.ts"
import { openPages } from "./current-pages.server.ts"
import type { Environment } from "./env.server.ts"
import { registerForms } from "./http/form-routes.server.ts"
import { registerGuards } from "./http/guards.server.ts"
import { registerHealth } from "./http/health-routes.server.ts"
import { createHttpServer, REQUEST_TIMEOUT_MS } from "./http/http-server.server.ts"
import { answerLateForm } from "./http/late-form.server.ts"
import { registerMissingFiles } from "./http/missing-files.server.ts"
import { registerPaymentWebhook } from "./http/payment-webhook.server.ts"
import { findStylesheet, plainError } from "./http/plain-error.server.ts"
import { registerSessionRoute } from "./http/session-route.server.ts"
import { registerStaticFiles } from "./http/static-files.server.ts"
import { logger } from "./log.server.ts"
import { watchRequests } from "./monitoring/request-watch.server.ts"
import { countPages } from "./page-counts/count-pages.server.ts"
import { securityHeaders } from "./security/security-headers.server.ts"
import { openSharedCounts } from "./security/shared-counts.server.ts"
import { answerUnreadable } from "./security/unreadable-request.server.ts"

const BODY_LIMIT_BYTES = 64 * 1024
/** Above this event-loop delay the shop answers 503. */
const MAX_EVENT_LOOP_DELAY_MS = 1_500

export interface Pipeline {
  server: Server
  app: FastifyInstance
  close: () => Promise<void>
}

/**
 * Creates the HTTP server. Each request runs through, in this order: address normalization, stored page, health
 * check, static files, rate limits, origin check, concurrency limit for cart changes, card provider's events,
 * React Router. Stored pages are answered before Fastify sees the request.
 * @param serverFile the built server code; absent in development
 */
export async function createPipeline(
  build: ServerBuild,
  env: Environment,
  clientFolder: string,
  serverFile?: string,
): Promise<Pipeline> {
  const https = env.PUBLIC_ORIGIN.startsWith("https:")
  const headers = securityHeaders(https)
  const stylesheet = findStylesheet(build)
  const current = await openPages({ build, env, headers, clientFolder, serverFile })
  const { pages } = current
  const watch = watchRequests(build.routes, env)
  const counting = countPages(commerceFor(env, DEFAULT_LOCALE))

  const app = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.TRUST_PROXY ?? false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { ignoreTrailingSlash: false },
    clientErrorHandler: (error, socket) =>
      answerUnreadable(error, socket, () => answerLateForm(socket, stylesheet)),
    // An address that cannot be decoded, such as /%zz.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers)
      plainError(request, reply, { status: error.statusCode ?? 400, reason: error.message, stylesheet })
    },
    serverFactory: (handler) => createHttpServer(handler, { pages, watch, counting }),
  })
  await app.register(underPressure, { maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS, exposeStatusRoute: false })
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers)
  })
  registerHealth(app, current.feed, current.cache)
  await registerStaticFiles(app, { clientFolder, picturesFolder: env.PICTURES_DIR })
  const counts = await openSharedCounts(env)
  await registerGuards(app, env, counts, stylesheet)
  await registerPaymentWebhook(app, env)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body))
  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500 && status !== 503)
      logger.error({ err: error, url: request.url }, "Request handling failed.")
    return plainError(request, reply, { status, reason: error.message, stylesheet })
  })
  registerMissingFiles(app, env, stylesheet)
  registerForms(app, pages, { bodyLimit: BODY_LIMIT_BYTES, stylesheet })
  registerSessionRoute(app, build, env)
  app.all("*", (request, reply) => pages.answer(request, reply))
  await app.ready()

  return {
    server: app.server,
    app,
    async close() {
      await current.close()
      await counting.stop()
      await app.close()
      counts?.disconnect()
    },
  }
}
