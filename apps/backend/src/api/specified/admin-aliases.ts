import { MedusaError, Modules } from "@medusajs/framework/utils"
import { type Alias, type AnswerContext, crudAliases, type Fields, renamed } from "./alias.ts"

const KEY_NAMES = {
  one: ["publishable_api_key", "api_key"],
  many: ["publishable_api_keys", "api_keys"],
} as const satisfies Parameters<typeof crudAliases>[2]

const OPTION = "/admin/products/:id/options/:option_id"

/** Back office calls whose resource Medusa 2 calls otherwise. */
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
  }),
  {
    method: "POST",
    from: "/admin/publishable-api-keys/:id/revoke",
    to: "/admin/api-keys/:id/revoke",
    answer: renamed([KEY_NAMES.one]),
  },

  ...changeOfOrder("return", "/admin/returns"),
  ...changeOfOrder("swaps", "/admin/exchanges"),
  ...changeOfOrder("claims", "/admin/claims"),
  {
    method: "POST",
    from: "/admin/orders/:id/swaps/:swap_id/cancel",
    to: "/admin/exchanges/:swap_id/cancel",
    answer: withOrder,
  },
  {
    method: "POST",
    from: "/admin/orders/:id/claims/:claim_id/cancel",
    to: "/admin/claims/:claim_id/cancel",
    answer: withOrder,
  },

  {
    method: "POST",
    from: "/admin/products/:id/options",
    to: "/admin/products/:id/options/batch",
    body: (body) => ({ add: [body] }),
  },
  { method: "GET", from: OPTION, to: "/admin/product-options/:option_id" },
  {
    method: "POST",
    from: OPTION,
    to: "/admin/product-options/:option_id",
    where: ({ option_id: id }) => id !== "batch",
    answer: withProduct,
  },
  { method: "DELETE", from: OPTION, to: "/admin/product-options/:option_id" },
]

/** Begins a change of an order; the order is named in the path. */
function changeOfOrder(name: string, to: string): Alias[] {
  return [
    {
      method: "POST",
      from: `/admin/orders/:id/${name}`,
      to,
      body: (body, { id }) => ({ ...body, order_id: id }),
    },
  ]
}

async function withOrder(answer: Fields, { req, params }: AnswerContext): Promise<Fields> {
  const order = await req.scope.resolve(Modules.ORDER).retrieveOrder(params.id ?? "")
  return { ...answer, order }
}

async function withProduct(answer: Fields, { req, params }: AnswerContext): Promise<Fields> {
  const [product] = await req.scope
    .resolve(Modules.PRODUCT)
    .listProducts({ id: params.id ?? "" }, { relations: ["options", "options.values"], take: 1 })
  if (!product) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such product")
  return { ...answer, product }
}
