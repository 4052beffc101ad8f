import type { FastifyInstance } from "fastify"
import { CARD_PROVIDERS } from "../card-providers/card-providers.server.ts"
import type { Environment } from "../env.server.ts"
import { logger } from "../log.server.ts"

/** Exempt from the origin check: these events come from servers. */
export const PAYMENT_WEBHOOK_PATH = "/api/payment/webhook"
/** Medusa's path for events of the provider `pp_card`. */
const BACKEND_PATH = "/hooks/payment/card"
/** Size limit of an event; the provider's are a few kilobytes. */
const BODY_LIMIT_BYTES = 100 * 1024
const JSON_TYPE = { "content-type": "application/json" }
/** The content type under which the back end keeps the raw bytes of a body. */
const PLAIN = { "content-type": "text/plain" }
/** The back end answers once the order is made; the provider waits longer than this. */
const TIMEOUT_MS = 25_000

/**
 * The only path from outside to the back end: the card provider's signed events, byte for byte, so that the
 * back end can verify the signature. Signed events have no limit. Those of a provider that does not sign them may come from
 * anybody, and each makes the back end ask the provider: they are limited like forms.
 */
export async function registerPaymentWebhook(app: FastifyInstance, env: Environment): Promise<void> {
  const { signatureHeader, isSigned } = CARD_PROVIDERS[env.CARD_PROVIDER]
  const secret = env.CARD_WEBHOOK_SECRET
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body))
    scope.post<{ Body: Buffer<ArrayBuffer> | undefined }>(
      PAYMENT_WEBHOOK_PATH,
      { bodyLimit: BODY_LIMIT_BYTES, config: signatureHeader === null ? {} : { rateLimit: false } },
      async (request, reply) => {
        const signature = signatureHeader === null ? "" : request.headers[signatureHeader]
        if (typeof signature !== "string" || !request.body) return reply.code(400).send()
        // Forged events do not reach the back end.
        if (secret && !isSigned(request.body, signature, secret)) return reply.code(400).send()
        const headers = signatureHeader === null ? PLAIN : { ...JSON_TYPE, [signatureHeader]: signature }
        const answer = await passOn(env.BACKEND_URL, headers, request.body)
        reply.code(answer.status)
        // Some providers expect a signed answer instead of just a status.
        const signed = signatureHeader && answer.headers?.get(signatureHeader)
        if (!signed) return reply.send()
        return reply.header(signatureHeader, signed).type("application/json; charset=utf-8").send(answer.body)
      },
    )
  })
}

interface BackendAnswer {
  /** For any status other than 2xx the provider sends the event again. */
  status: number
  headers?: Headers
  body?: string
}

async function passOn(
  backendUrl: string,
  headers: Record<string, string>,
  body: Buffer<ArrayBuffer>,
): Promise<BackendAnswer> {
  try {
    const answer = await fetch(new URL(BACKEND_PATH, backendUrl), {
      method: "POST",
      headers,
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { status: answer.status, headers: answer.headers, body: await answer.text() }
  } catch (error) {
    logger.warn(
      { err: error },
      "A card provider event could not be forwarded; the provider will send it again.",
    )
    return { status: 503 }
  }
}
