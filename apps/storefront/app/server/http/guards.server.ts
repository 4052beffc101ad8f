import rateLimit from "@fastify/rate-limit"
import type { FastifyInstance } from "fastify"
import type { Redis } from "ioredis"
import { CartChangeLimit, isCartChange } from "../cart/cart-change-limit.server.ts"
import type { Environment } from "../env.server.ts"
import { clientLimits } from "../security/client-limits.server.ts"
import { judgeOrigin } from "../security/origin-gate.server.ts"
import { pathOf } from "../security/request-target.server.ts"
import { PAYMENT_WEBHOOK_PATH } from "./payment-webhook.server.ts"
import { crowdedCart, plainError } from "./plain-error.server.ts"

/** Registers what a request must pass, in this order: rate limits, origin check, the limit of cart changes at a time. */
export async function registerGuards(
  app: FastifyInstance,
  env: Environment,
  counts: Redis | undefined,
  stylesheet: string | null,
): Promise<void> {
  await app.register(rateLimit, clientLimits(env, counts))
  app.addHook("onRequest", async (request, reply) => {
    const pathname = pathOf(request.url)
    if (pathname === PAYMENT_WEBHOOK_PATH) return
    const verdict = judgeOrigin(
      { method: request.method, pathname, headers: request.headers },
      env.PUBLIC_ORIGIN,
    )
    if (!verdict.allowed) return plainError(request, reply, { ...verdict, stylesheet })
  })
  const cartChangeLimit = new CartChangeLimit()
  // Checked once the body has arrived; otherwise a slowly sent form would occupy a slot meanwhile.
  app.addHook("preHandler", async (request, reply) => {
    const { method, url, headers } = request
    const pathname = pathOf(url)
    if (!isCartChange({ method, pathname }) || cartChangeLimit.acquire(headers.cookie, reply.raw)) return
    return plainError(request, reply, crowdedCart(stylesheet))
  })
}
