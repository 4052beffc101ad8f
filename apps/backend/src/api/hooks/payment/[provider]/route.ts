import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { handleCardEvent } from "../../../../domains/card-payments/handle-card-event.ts"
import { reasonOf } from "../../../../logs/failure.ts"
import { CARD_PAYMENT_MODULE } from "../../../../modules/card-payment/index.ts"
import { type CardEvent, ProviderUnavailableError } from "../../../../modules/card-provider/card-gateway.ts"
import { CARD_PROVIDER_ID } from "../../../../modules/card-provider/card-provider-id.ts"

/**
 * Replaces Medusa's own route, which answers 200 first and keeps the event in memory for five seconds: a crash
 * in between loses it. This one answers 200 once everything the event requires is in the database.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER)
  const event = findEvent(req)
  if (!event) {
    logger.warn("An event in the card provider's name without its signature was refused")
    res.sendStatus(400)
    return
  }
  try {
    await handleCardEvent(req.scope, event)
    if (event.reply) res.status(200).set(event.reply.headers).send(event.reply.body)
    else res.sendStatus(200)
  } catch (error) {
    const reason = reasonOf(error)
    logger.error(`The event ${event.id} (${event.type}) is to come again: ${reason}`)
    res.sendStatus(error instanceof ProviderUnavailableError ? 503 : 500)
  }
}

function findEvent(req: MedusaRequest): CardEvent | undefined {
  const payments = req.scope.resolve(CARD_PAYMENT_MODULE)
  const isOurs = `pp_${req.params.provider}` === CARD_PROVIDER_ID && payments.isOpen
  if (!isOurs || !Buffer.isBuffer(req.rawBody)) return undefined
  try {
    return payments.gateway.readEvent(req.rawBody, req.headers)
  } catch (error) {
    req.scope.resolve(ContainerRegistrationKeys.LOGGER).debug(String(error))
    return undefined
  }
}
