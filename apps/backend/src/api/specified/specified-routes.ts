import {
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
  validateAndTransformBody,
} from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { newBatchJobSchema } from "../../workflows/batch-jobs/batch-jobs.ts"
import { providerChoiceSchema } from "../../workflows/checkout/choose-payment.ts"
import { changedGiftCardSchema, newGiftCardSchema } from "../../workflows/gift-cards/gift-card-input.ts"
import { refusalSchema } from "../../workflows/orders/order-edits.ts"
import { swapWishSchema } from "../../workflows/swaps/swaps.ts"
import { changedNoteSchema, newNoteSchema } from "../admin/notes/note-input.ts"
import { refundSchema } from "../admin/orders/refund-input.ts"
import { serveAlias } from "./serve-alias.ts"

type Schema = Parameters<typeof validateAndTransformBody>[0]

/** What our own routes for calls of the specification take. */
const BODIES: Record<string, Schema> = {
  "/store/carts/:id/payment-session": providerChoiceSchema,
  "/store/order-edits/:id/decline": refusalSchema,
  "/store/swaps": swapWishSchema,
  "/admin/batch-jobs": newBatchJobSchema,
  "/admin/gift-cards": newGiftCardSchema,
  "/admin/gift-cards/:id": changedGiftCardSchema,
  "/admin/notes": newNoteSchema,
  "/admin/notes/:id": changedNoteSchema,
  "/admin/orders/:id/refund": refundSchema,
}

export const specifiedRoutes: MiddlewareRoute[] = [
  // Before all others: they see the path that serves.
  { matcher: "/", middlewares: [serveAlias] },
  ...Object.entries(BODIES).map(([matcher, schema]) => ({
    matcher,
    methods: ["POST" as const],
    middlewares: [validateAndTransformBody(schema)],
  })),
  { matcher: "/store/returns", methods: ["POST"], middlewares: [refuseReceipt] },
]

/** Medusa lets whoever asks for a return say that it has arrived. */
function refuseReceipt(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const { receive_now: isReceived } = (req.body ?? {}) as { receive_now?: unknown }
  next(
    isReceived ? new MedusaError(MedusaError.Types.INVALID_DATA, "Only the shop receives goods") : undefined,
  )
}
