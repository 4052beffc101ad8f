import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { cartCompleted } from "../../domains/checkout-errors.ts"
import { requireUnfrozen } from "../../domains/payment-attempts/require-unfrozen.ts"

/** What our own rules add to Medusa's payment routes. */
export const paymentRoutes: MiddlewareRoute[] = [
  {
    matcher: "/store/payment-collections/:id/payment-sessions",
    methods: ["POST"],
    middlewares: [requireOpenCart],
  },
]

/**
 * Medusa replaces the session of any collection, also that of an order or of a card payment under way, and with it
 * calls the payment off at the provider.
 */
async function requireOpenCart(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { data } = await req.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "payment_collection",
    fields: ["cart.id", "cart.completed_at"],
    filters: { id: req.params.id },
  })
  const cart = data[0]?.cart
  if (cart?.completed_at) throw cartCompleted()
  if (cart) await requireUnfrozen(req.scope, cart.id)
  next()
}
