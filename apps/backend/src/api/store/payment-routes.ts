import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { cartCompleted } from "../../domains/checkout-errors.ts"
import { requireUnfrozen } from "../../domains/payment-attempts/require-unfrozen.ts"
import { readRecords } from "../../records/read-records.ts"

/** Our additions to Medusa's payment routes. */
export const paymentRoutes: MiddlewareRoute[] = [
  {
    matcher: "/store/payment-collections/:id/payment-sessions",
    methods: ["POST"],
    middlewares: [requireOpenCart],
  },
]

/**
 * Medusa replaces the session of any collection, even that of an order or of a running card payment, and
 * cancels the payment at the provider.
 */
async function requireOpenCart(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const [collection] = await readRecords<{ cart: { id: string; completed_at: string | null } | null }>(
    req.scope,
    {
      entity: "payment_collection",
      fields: ["cart.id", "cart.completed_at"],
      filters: { id: req.params.id },
    },
  )
  const cart = collection?.cart
  if (cart?.completed_at) throw cartCompleted()
  if (cart) await requireUnfrozen(req.scope, cart.id)
  next()
}
