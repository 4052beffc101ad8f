import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { invalidData, notFound } from "../../refusals/refusals.ts"

/** As many as the storefront shows. */
const MOST_ADDRESSES = 100

/** Our additions to Medusa's customer routes. */
export const customerRoutes: MiddlewareRoute[] = [
  { matcher: "/store/customers/me/addresses", methods: ["POST"], middlewares: [requireRoomForAddress] },
  { matcher: "/store/carts/:id/customer", methods: ["POST"], middlewares: [requireFreeCart] },
]

/** Medusa gives a cart to any signed-in customer who knows its id, even if it is another customer's. */
async function requireFreeCart(
  req: AuthenticatedMedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const [cart] = await req.scope
    .resolve(Modules.CART)
    .listCarts({ id: req.params.id }, { select: ["id", "customer_id"], take: 1 })
  const owner = cart?.customer_id
    ? await req.scope
        .resolve(Modules.CUSTOMER)
        .retrieveCustomer(cart.customer_id, { select: ["id", "has_account"] })
    : undefined
  const isForeign = owner?.has_account && owner.id !== req.auth_context.actor_id
  next(isForeign ? notFound("There is no such cart") : undefined)
}

/** Without a limit, a customer could fill the table of addresses, and would see only the first of them. */
async function requireRoomForAddress(
  req: AuthenticatedMedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const [, count] = await req.scope
    .resolve(Modules.CUSTOMER)
    .listAndCountCustomerAddresses({ customer_id: req.auth_context.actor_id }, { select: ["id"], take: 1 })
  const isFull = count >= MOST_ADDRESSES
  next(isFull ? invalidData(`There are ${MOST_ADDRESSES} addresses already`) : undefined)
}
