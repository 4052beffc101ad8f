import type { FastifyInstance } from "fastify"
import { CARD_PROVIDERS } from "./card-providers/card-providers.server.ts"
import type { Environment } from "./env.server.ts"
import { logger } from "./log.server.ts"

/** The origin gate lets it pass: no browser sends these events, and their signature says from whom they are. */
export const PAYMENT_WEBHOOK_PATH = "/api/payment/webhook"
/** Medusa's address for the events of the provider `pp_card`. */
const BACKEND_PATH = "/hooks/payment/card"
/** What the back end reads of an event; the provider's are a few kilobytes. */
const BODY_LIMIT_BYTES = 100 * 1024
const JSON_TYPE = { "content-type": "application/json" }
/** As which the back end keeps the bytes of a body that is no JSON. */
const PLAIN = { "content-type": "text/plain" }
/** The back end answers when the order is made; the provider waits longer than this. */
const TIMEOUT_MS = 25_000

/**
 * The only way from outside to the back end: the card provider's signed events, byte for byte, so that the back end
 * can check the signature. Register it before the limit of forms, which is not meant for it.
 */
export async function registerPaymentWebhook(app: FastifyInstance, env: Environment): Promise<void> {
  const { signatureHeader, isSigned } = CARD_PROVIDERS[env.CARD_PROVIDER]
  const secret = env.CARD_WEBHOOK_SECRET
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body))
    scope.post<{ Body: Buffer<ArrayBuffer> | undefined }>(
      PAYMENT_WEBHOOK_PATH,
      { bodyLimit: BODY_LIMIT_BYTES },
      async (request, reply) => {
        const signature = signatureHeader === null ? "" : request.headers[signatureHeader]
        if (typeof signature !== "string" || !request.body) return reply.code(400).send()
        // A forged one costs the back end nothing.
        if (secret && !isSigned(request.body, signature, secret)) return reply.code(400).send()
        if (signatureHeader === null)
          return reply.code((await passOn(env.BACKEND_URL, PLAIN, request.body)).status).send()
        const headers = { ...JSON_TYPE, [signatureHeader]: signature }
        const answer = await passOn(env.BACKEND_URL, headers, request.body)
        // Some want to hear more than a status, signed in their turn.
        const signed = answer.headers?.get(signatureHeader)
        if (signed) reply.header(signatureHeader, signed).type("application/json; charset=utf-8")
        return reply.code(answer.status).send(signed ? answer.body : undefined)
      },
    )
  })
}

interface BackendAnswer {
  /** For the provider: anything but 2xx makes it send the event again. */
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
    logger.warn({ err: error }, "An event of the card provider could not be passed on; it will come again.")
    return { status: 503 }
  }
}
