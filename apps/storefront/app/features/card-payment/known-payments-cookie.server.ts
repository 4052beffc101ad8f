import { CART_ID } from "@porteka/commerce-sdk/wire"
import { z } from "zod"
import { ownCookie } from "#app/server/security/own-cookie.server.ts"
import { isPaymentId } from "./chosen-card-provider.server.ts"

const KNOWN_DAYS = 7
/** The newest come first. */
const MOST_PAYMENTS = 5

const PaymentId = z.string().refine(isPaymentId)
const KnownPayments = z.array(z.object({ payment: PaymentId, cart: z.string().regex(CART_ID) }))
type KnownPayments = z.infer<typeof KnownPayments>

/**
 * The carts for which this browser was shown a card form. When the shopper returns from the bank, the cart's
 * own cookie may contain another cart, and the order must still be visible to this browser (ruling D20).
 */
const cookie = ownCookie("card-payments", KNOWN_DAYS)

async function knownPayments(request: Request): Promise<KnownPayments> {
  return KnownPayments.safeParse(await cookie.parse(request.headers.get("cookie"))).data ?? []
}

/** The cart of one of this browser's payments. */
export async function findPaidCart(request: Request, payment: string): Promise<string | null> {
  return (await knownPayments(request)).find((known) => known.payment === payment)?.cart ?? null
}

/** Whether this browser was shown a card form for the cart. */
export async function isPaidByCard(request: Request, cart: string): Promise<boolean> {
  return (await knownPayments(request)).some((known) => known.cart === cart)
}

/** The cookie to set before a card form is shown; null if the cart is already in it. */
export async function rememberPayment(
  request: Request,
  payment: string,
  cart: string,
): Promise<string | null> {
  const known = await knownPayments(request)
  if (known.some((one) => one.payment === payment)) return null
  return cookie.serialize([{ payment, cart }, ...known].slice(0, MOST_PAYMENTS))
}
