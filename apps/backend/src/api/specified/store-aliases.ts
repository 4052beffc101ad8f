import type { AuthContext } from "@medusajs/framework/http"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { type Alias, type AnswerContext, type Fields, listed, renamed } from "./alias.ts"

const NO_ID = new Set(["batch", "best-sellers", "search"])

/** Calls of the shop that Medusa 2 serves under another path. */
export const storeAliases: readonly Alias[] = [
  {
    method: "GET",
    from: "/store/products/batch",
    to: "/store/products",
    query: byIds,
    answer: (answer) => ({ ...answer, product: firstOf(answer.products) ?? null }),
  },
  { method: "POST", from: "/store/products/search", to: "/store/products", as: "GET", query: fromSearch },
  {
    method: "GET",
    from: "/store/products/:handle",
    to: "/store/products",
    where: ({ handle = "" }) => !handle.startsWith("prod_") && !NO_ID.has(handle),
    query: (query, { handle }) => ({ ...withoutCurrency(query), handle }),
    answer: onlyProduct,
  },
  {
    method: "GET",
    from: "/store/products/:id",
    to: "/store/products/:id",
    where: ({ id = "" }) => id.startsWith("prod_"),
    query: withoutCurrency,
  },

  { method: "GET", from: "/store/variants", to: "/store/product-variants", query: byIds },
  { method: "GET", from: "/store/variants/batch", to: "/store/product-variants", query: byIds },
  { method: "GET", from: "/store/variants/:id", to: "/store/product-variants/:id", query: withoutCurrency },

  {
    method: "GET",
    from: "/store/shipping-options/:cart_id",
    to: "/store/shipping-options",
    where: ({ cart_id = "" }) => cart_id.startsWith("cart_"),
    query: (query, { cart_id }) => ({ ...query, cart_id }),
  },
  {
    // Without a number it is the list of the customer's own orders, Medusa's.
    method: "GET",
    from: "/store/orders",
    to: "/store/orders/lookup",
    where: (_, query) => query.display_id !== undefined,
  },
  { method: "GET", from: "/store/customers/me/orders", to: "/store/orders" },
  {
    method: "POST",
    from: "/store/payment-collections/:id/sessions",
    to: "/store/payment-collections/:id/payment-sessions",
  },
  {
    // A collection has one session at a time.
    method: "POST",
    from: "/store/payment-collections/:id/sessions/batch",
    to: "/store/payment-collections/:id/payment-sessions",
    body: ({ sessions }) => ({ provider_id: (firstOf(sessions) as Fields | undefined)?.provider_id }),
  },

  { method: "POST", from: "/store/auth", to: "/auth/customer/emailpass", answer: beginSession },
  { method: "GET", from: "/store/auth", to: "/store/customers/me" },
  { method: "DELETE", from: "/store/auth", to: "/auth/session" },
  {
    method: "POST",
    from: "/store/auth/token",
    to: "/auth/customer/emailpass",
    answer: renamed([["access_token", "token"]]),
  },
  {
    method: "POST",
    from: "/store/customers/password-token",
    to: "/auth/customer/emailpass/reset-password",
    body: ({ email }) => ({ identifier: email }),
  },
  {
    method: "POST",
    from: "/store/customers/password-reset",
    to: "/auth/customer/emailpass/update",
    token: ({ token }) => token,
    body: ({ password }) => ({ password }),
    answer: customerOfReset,
  },
]

/** `ids=a,b` as Medusa's filter by id. */
function byIds({ ids, ...query }: Fields): Fields {
  return { ...withoutCurrency(query), ...(ids === undefined ? {} : { id: listed(ids) }) }
}

/** Medusa takes the currency from the region. */
function withoutCurrency({ currency_code: _, ...query }: Fields): Fields {
  return query
}

/** What `POST /store/products/search` takes in its body stands in the query of the list. */
function fromSearch(query: Fields, _params: unknown, { q, limit, offset }: Fields): Fields {
  const given = Object.entries({ q, limit, offset }).filter(([, value]) => value !== undefined)
  return { ...withoutCurrency(query), ...Object.fromEntries(given) }
}

function onlyProduct({ products }: Fields): Fields {
  const product = firstOf(products)
  if (!product) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Product not found")
  return { product }
}

/**
 * Signs the customer in by a session, as Medusa's `POST /auth/session` does with the token.
 * @throws 401 for somebody who is no customer yet
 */
async function beginSession({ token }: Fields, { req }: AnswerContext): Promise<Fields> {
  const claims = claimsOf<AuthContext>(token)
  if (!claims.actor_id)
    throw new MedusaError(MedusaError.Types.UNAUTHORIZED, "There is no customer for this sign-in")
  const customer = await req.scope.resolve(Modules.CUSTOMER).retrieveCustomer(claims.actor_id)
  req.session.auth_context = claims
  return { customer }
}

/** Whose password was changed, by the token that has proved it: the e-mail of the body proves nothing. */
async function customerOfReset(_answer: Fields, { req, body }: AnswerContext): Promise<Fields> {
  const { entity_id: email } = claimsOf<{ entity_id: string }>(body.token)
  const [customer] = await req.scope
    .resolve(Modules.CUSTOMER)
    .listCustomers({ email, has_account: true }, { take: 1 })
  return { customer: customer ?? null }
}

/** Only of a token that Medusa has just made or checked: the signature is not looked at again. */
function claimsOf<Claims>(token: unknown): Claims {
  return JSON.parse(Buffer.from(String(token).split(".")[1] ?? "", "base64url").toString("utf8")) as Claims
}

function firstOf(rows: unknown): unknown {
  return Array.isArray(rows) ? rows[0] : undefined
}
