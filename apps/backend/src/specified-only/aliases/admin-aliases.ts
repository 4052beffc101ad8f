import type { IOrderModuleService, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { notFound } from "../../refusals/refusals.ts"
import { type Alias, type AnswerContext, crudAliases, type Fields, renamed } from "./alias.ts"

const KEY_NAMES = {
  one: ["publishable_api_key", "api_key"],
  many: ["publishable_api_keys", "api_keys"],
} as const satisfies Parameters<typeof crudAliases>[2]

/** Admin calls whose resource has another name in Medusa 2. */
export const adminAliases: readonly Alias[] = [
  {
    method: "GET",
    from: "/admin/discounts/code/:code",
    to: "/admin/promotions/:code",
    answer: renamed([["discount", "promotion"]]),
  },
  ...crudAliases("/admin/discounts", "/admin/promotions", {
    one: ["discount", "promotion"],
    many: ["discounts", "promotions"],
  }),

  ...crudAliases("/admin/publishable-api-keys", "/admin/api-keys", KEY_NAMES, {
    query: (query) => ({ ...query, type: "publishable" }),
    body: (body) => ({ ...body, type: "publishable" }),
    requireOne: requirePublishable,
  }),
  {
    method: "POST",
    from: "/admin/publishable-api-keys/:id/revoke",
    to: "/admin/api-keys/:id/revoke",
    require: requirePublishable,
    answer: renamed([KEY_NAMES.one]),
  },

  ...cancellations("return", "/admin/returns"),
  ...cancellations("exchange", "/admin/exchanges", "/admin/orders/:order_id/swaps/:id/cancel"),
  ...cancellations("claim", "/admin/claims", "/admin/orders/:order_id/claims/:id/cancel"),

  // Medusa's own route searches the requested lines instead of the dismissed ones, and so finds none.
  {
    method: "DELETE",
    from: "/admin/returns/:id/dismiss-items/:action_id",
    to: "/admin/returns/:id/receive-items/:action_id",
  },

  {
    method: "POST",
    from: "/admin/products/:id/options",
    to: "/admin/products/:id/options/batch",
    body: (body) => ({ add: [body] }),
  },
]

/** Medusa stores both kinds of keys together. @throws 404 for a secret one */
async function requirePublishable(
  scope: MedusaContainer,
  { id = "" }: Record<string, string>,
): Promise<void> {
  const [key] = await scope
    .resolve(Modules.API_KEY)
    .listApiKeys({ id, type: "publishable" }, { select: ["id"], take: 1 })
  if (!key) throw notFound("There is no such publishable key")
}

const READ_CHANGE = {
  return: (orders, id) => orders.retrieveReturn(id),
  exchange: (orders, id) => orders.retrieveOrderExchange(id),
  claim: (orders, id) => orders.retrieveOrderClaim(id),
} as const satisfies Record<string, (orders: IOrderModuleService, id: string) => Promise<unknown>>

/**
 * Medusa cancels the change and answers with nothing; our answer contains the canceled change and its order.
 */
function cancellations(kind: keyof typeof READ_CHANGE, path: string, ofOrder?: string): Alias[] {
  const to = `${path}/:id/cancel`
  const answer = async (_: Fields, { req, params }: AnswerContext): Promise<Fields> => {
    const orders = req.scope.resolve(Modules.ORDER)
    const change = await READ_CHANGE[kind](orders, params.id ?? "")
    return { [kind]: change, ...(params.order_id && { order: await orders.retrieveOrder(params.order_id) }) }
  }
  return [to, ...(ofOrder ? [ofOrder] : [])].map((from) => ({ method: "POST", from, to, answer }))
}
