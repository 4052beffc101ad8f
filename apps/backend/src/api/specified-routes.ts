import {
  authenticate,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { providerChoiceSchema } from "../domains/checkout/choose-payment.ts"
import { changedGiftCardSchema, newGiftCardSchema } from "../domains/gift-cards/gift-card-input.ts"
import { claimTokenSchema, ordersToClaimSchema } from "../domains/orders/customer-orders.ts"
import { serveAlias } from "../specified-only/aliases/serve-alias.ts"
import { tokenFromQuery } from "../specified-only/aliases/token-from-query.ts"
import { newBatchJobSchema } from "../specified-only/batch-jobs/batch-jobs.ts"
import { refusalSchema } from "../specified-only/order-edits/order-edits.ts"
import { changeSchemas } from "../specified-only/swaps/change-input.ts"
import { swapRequestSchema } from "../specified-only/swaps/swaps.ts"
import { changedNoteSchema, newNoteSchema } from "./admin/notes/note-input.ts"
import { refundSchema } from "./admin/orders/refund-input.ts"
import { refuseNul } from "./bad-input.ts"
import { refuseSwitchedOff } from "./medusa-faults.ts"
import { answerNothingFound } from "./nothing-found.ts"
import { type BodySchema, parsedBody } from "./parsed-body.ts"
import { addressPictures } from "./picture-addresses.ts"

/** The input of our own routes for calls of the specification. */
const BODIES: Record<string, BodySchema> = {
  "/store/carts/:id/payment-session": providerChoiceSchema,
  "/store/order-edits/:id/decline": refusalSchema,
  "/store/orders/batch/customer/token": ordersToClaimSchema,
  "/store/orders/customer/confirm": claimTokenSchema,
  "/store/swaps": swapRequestSchema,
  "/admin/batch-jobs": newBatchJobSchema,
  "/admin/gift-cards": newGiftCardSchema,
  "/admin/gift-cards/:id": changedGiftCardSchema,
  "/admin/notes": newNoteSchema,
  "/admin/notes/:id": changedNoteSchema,
  "/admin/orders/:id/claims": changeSchemas.claim,
  "/admin/orders/:id/refund": refundSchema,
  "/admin/orders/:id/return": changeSchemas.return,
  "/admin/orders/:id/swaps": changeSchemas.swap,
}

export const specifiedRoutes: MiddlewareRoute[] = [
  // Before all others, so that they see the rewritten path.
  {
    matcher: "/",
    middlewares: [
      refuseNul,
      refuseSwitchedOff,
      addressPictures,
      answerNothingFound,
      serveAlias,
      tokenFromQuery,
    ],
  },
  ...Object.entries(BODIES).map(([matcher, schema]) => ({
    matcher,
    methods: ["POST" as const],
    middlewares: [parsedBody(schema)],
  })),
  {
    matcher: "/store/orders/batch/customer/token",
    methods: ["POST"],
    middlewares: [authenticate("customer", ["session", "bearer"])],
  },
  { matcher: "/store/returns", methods: ["POST"], middlewares: [refuseReceipt] },
]

/** Medusa would let anybody who requests a return mark it as received. */
function refuseReceipt(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const { receive_now: isReceived } = (req.body ?? {}) as { receive_now?: unknown }
  next(
    isReceived ? new MedusaError(MedusaError.Types.INVALID_DATA, "Only the shop receives items") : undefined,
  )
}
