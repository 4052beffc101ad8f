import type { AuthContext } from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { FEE_OPTION_CODE } from "@porteka/commerce-sdk"
import { normalEmail } from "../../domains/account/account-input.ts"
import { renewSession } from "../../domains/account/renew-session.ts"
import { readRecords } from "../../records/read-records.ts"
import { invalidData, notFound, unauthorized } from "../../refusals/refusals.ts"
import { type Alias, type AnswerContext, type Fields, listed, renamed } from "./alias.ts"

const NO_ID = new Set(["batch", "best-sellers", "search"])

/** Store calls that Medusa 2 serves under another path. */
export const storeAliases: readonly Alias[] = [
  {
    method: "GET",
    from: "/store/products/batch",
    to: "/store/products",
    query: byIds,
    answer: (answer) => ({ ...answer, product: firstOf(answer.products) ?? null }),
  },
  { method: "GET", from: "/store/products", to: "/store/products", query: ofProducts },
  {
    method: "GET",
    from: "/store/products/best-sellers",
    to: "/store/products/best-sellers",
    query: ofProducts,
  },
  { method: "POST", from: "/store/products/search", to: "/store/products", as: "GET", query: fromSearch },
  {
    method: "GET",
    from: "/store/products/:handle",
    to: "/store/products",
    where: ({ handle = "" }) => !handle.startsWith("prod_") && !NO_ID.has(handle),
    query: (query, { handle }) => ({ ...ofProducts(query), handle }),
    answer: onlyProduct,
  },
  {
    method: "GET",
    from: "/store/products/:id",
    to: "/store/products/:id",
    where: ({ id = "" }) => id.startsWith("prod_"),
    query: ofProducts,
  },

  { method: "GET", from: "/store/variants", to: "/store/product-variants", query: byIds },
  { method: "GET", from: "/store/variants/batch", to: "/store/product-variants", query: byIds },
  { method: "GET", from: "/store/variants/:id", to: "/store/product-variants/:id", query: ofProducts },

  {
    method: "GET",
    from: "/store/shipping-options/:cart_id",
    to: "/store/shipping-options",
    where: ({ cart_id = "" }) => cart_id.startsWith("cart_"),
    query: (query, { cart_id }) => ({ ...query, cart_id }),
    answer: withoutFee,
  },
  { method: "GET", from: "/store/shipping-options", to: "/store/shipping-options", answer: withoutFee },
  {
    // Without a number it is Medusa's list of the customer's own orders.
    method: "GET",
    from: "/store/orders",
    to: "/store/orders/lookup",
    where: (_, query) => !isOwnList(_, query),
  },
  { method: "GET", from: "/store/orders", to: "/store/orders", where: isOwnList, query: expanded },
  { method: "GET", from: "/store/orders/:id", to: "/store/orders/:id", query: expanded },
  { method: "GET", from: "/store/customers/me/orders", to: "/store/orders", query: ofOwnOrders },
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
    // The e-mail contains a code.
    body: ({ email, password, token }) => ({ email, password, code: token }),
    answer: customerOfReset,
  },
]

const MOST_IDS = 200

/** `ids=a,b` as Medusa's filter by id; all of them are returned. @throws 400 for too many */
function byIds({ ids, ...query }: Fields): Fields {
  if (ids === undefined) return ofProducts(query)
  const id = listed(ids)
  if (id.length > MOST_IDS) throw invalidData(`ids: at most ${MOST_IDS} at once`)
  return { limit: Math.max(1, id.length), ...ofProducts(query), id }
}

function isOwnList(_: unknown, query: Fields): boolean {
  return query.display_id === undefined
}

/** `expand=items,promotions` of Medusa 1 as relations of Medusa 2. */
function expanded({ expand, ...query }: Fields): Fields {
  const relations = listed(expand).map((relation) => `*${relation}`)
  if (relations.length === 0) return query
  return { ...query, fields: [...listed(query.fields), ...relations].join(",") }
}

/** Specification, section 3: Medusa's list leaves these out unless they are asked for. Its total has already loaded what they are made of. */
const ORDER_FIELDS = [
  "+subtotal",
  "+shipping_total",
  "+tax_total",
  "*shipping_address",
  "*billing_address",
  "*shipping_methods",
  "*payment_collections",
].join(",")

function ofOwnOrders(asked: Fields): Fields {
  const query = expanded(asked)
  return query.fields === undefined ? { ...query, fields: ORDER_FIELDS } : query
}

/** Medusa's products know no `currency_code`, and prices of variants only as a whole; it drops their single fields silently. */
function ofProducts({ currency_code: _, ...query }: Fields): Fields {
  const fields = listed(query.fields).map((field) =>
    field.startsWith("variants.prices.") ? "*variants.prices" : field,
  )
  return fields.length === 0 ? query : { ...query, fields: [...new Set(fields)].join(",") }
}

/** The body of `POST /store/products/search` is the query of the list. */
function fromSearch(query: Fields, _params: unknown, { q, limit, offset, filter }: Fields): Fields {
  const given = Object.entries({ q, limit, offset }).filter(([, value]) => value !== undefined)
  return ofProducts({ ...query, ...(filter as Fields | undefined), ...Object.fromEntries(given) })
}

/** The cash-on-delivery fee is a shipping option in Medusa, but cannot be chosen as a delivery. */
async function withoutFee(answer: Fields, { req }: AnswerContext): Promise<Fields> {
  const fees = await readRecords<{ id: string }>(req.scope, {
    entity: "shipping_option",
    fields: ["id"],
    filters: { type: { code: FEE_OPTION_CODE } },
  })
  const ids = new Set(fees.map(({ id }) => id))
  const options = (answer.shipping_options ?? []) as { id: string }[]
  return { ...answer, shipping_options: options.filter(({ id }) => !ids.has(id)) }
}

function onlyProduct({ products }: Fields): Fields {
  const product = firstOf(products)
  if (!product) throw notFound("Product not found")
  return { product }
}

/**
 * Logs the customer in with a session, like Medusa's `POST /auth/session` with the token.
 * @throws 401 for somebody who is not a customer yet
 */
async function beginSession({ token }: Fields, { req }: AnswerContext): Promise<Fields> {
  const claims = claimsOf<AuthContext>(token)
  if (!claims.actor_id) throw unauthorized("There is no customer for this sign-in")
  const customer = await req.scope.resolve(Modules.CUSTOMER).retrieveCustomer(claims.actor_id)
  await renewSession(req)
  req.session.auth_context = claims
  return { customer }
}

/** The account whose password was changed: the e-mail's code has proved the address. */
async function customerOfReset(_answer: Fields, { req, body }: AnswerContext): Promise<Fields> {
  const email = normalEmail(String(body.email))
  const [customer] = await req.scope
    .resolve(Modules.CUSTOMER)
    .listCustomers({ email, has_account: true }, { take: 1 })
  return { customer: customer ?? null }
}

/** Only for a token that Medusa has just created or verified: the signature is not checked again. */
function claimsOf<Claims>(token: unknown): Claims {
  return JSON.parse(Buffer.from(String(token).split(".")[1] ?? "", "base64url").toString("utf8")) as Claims
}

function firstOf(rows: unknown): unknown {
  return Array.isArray(rows) ? rows[0] : undefined
}
