import type { Context } from "@medusajs/framework/types"
import { InjectTransactionManager, MedusaContext } from "@medusajs/framework/utils"
import customerModule from "@medusajs/medusa/customer"
import fulfillmentModule from "@medusajs/medusa/fulfillment"
import pricingModule from "@medusajs/medusa/pricing"
import productModule from "@medusajs/medusa/product"
import promotionModule from "@medusajs/medusa/promotion"
import salesChannelModule from "@medusajs/medusa/sales-channel"
import taxModule from "@medusajs/medusa/tax"
import userModule from "@medusajs/medusa/user"

type Method = (this: Service, data: unknown, context: Context) => Promise<unknown>
type Call = (data: unknown, options?: unknown, context?: Context) => Promise<unknown>

/** A module's service: its repository, a service for each of its tables, and its own methods. */
type Service = Record<string, Record<string, Call> | Call>

/** All methods of Medusa that open a transaction without marking the parameter by which they are given it: the second. */
const UNMARKED: [module: { service: { prototype: object } }, methods: string[]][] = [
  [fulfillmentModule, ["updateShippingOptionTypes_"]],
  [
    pricingModule,
    [
      "createPriceRules",
      "updatePriceRules",
      "createPriceListRules",
      "updatePriceListRules",
      "addPriceListPrices_",
      "updatePriceListPrices_",
      "removePrices_",
      "setPriceListRules_",
      "removePriceListRules_",
    ],
  ],
  [productModule, ["upsertProductTypes_"]],
  [salesChannelModule, ["updateSalesChannels_"]],
  [taxModule, ["createTaxRegions_"]],
]

/** Methods that call these services, or these methods of their own, without passing their transaction on. */
const NOT_PASSED_ON: [module: { service: { prototype: object } }, method: string, called: string[]][] = [
  [customerModule, "removeCustomerFromGroup_", ["customerGroupCustomerService_"]],
  [pricingModule, "updatePriceLists_", ["priceListService_"]],
  [productModule, "removeImageFromVariant_", ["productVariantProductImageService_"]],
  [promotionModule, "updatePromotions_", ["promotionService_", "campaignService_"]],
  [userModule, "createInvites_", ["listUsers"]],
]

let installed = false

/**
 * These methods of Medusa open a transaction, but read or write outside it, through a second connection. Half of what
 * they write can remain when the other half fails. And calls that wait for a second connection while others hold all
 * first ones wait for ever: ten saves of promotions at the same moment held up the whole back end for a minute. New balances of
 * gift cards are such saves.
 */
export function installUsedTransactions(): void {
  if (installed) return
  installed = true
  for (const [module, methods] of UNMARKED)
    for (const method of methods) runInTransaction(module.service.prototype as Record<string, Method>, method)
  for (const [module, method, called] of NOT_PASSED_ON)
    runInTransaction(module.service.prototype as Record<string, Method>, method, called)
}

function runInTransaction(prototype: Record<string, Method>, name: string, called: string[] = []): void {
  const method = prototype[name]
  if (!method) throw new Error(`Medusa has no method ${name}`)
  const marked: { value: Method } = {
    async value(data, context) {
      return await method.call(inTransaction(this, called, context), data, context)
    },
  }
  MedusaContext()(prototype, name, 1)
  InjectTransactionManager()(prototype, name, marked)
  prototype[name] = marked.value
}

/** The service as the method sees it: the transaction that is open is the one it opens, and the one of what it calls. */
function inTransaction(service: Service, called: readonly string[], context: Context): Service {
  const changed: PropertyDescriptorMap = {
    baseRepository_: { value: changedIn(service.baseRepository_ ?? {}, openTransaction(context)) },
  }
  for (const name of called) {
    const one = service[name] ?? {}
    const value =
      typeof one === "function" ? inOpen(one.bind(service), context) : changedIn(one, passOn(one, context))
    changed[name] = { value }
  }
  return Object.create(service, changed)
}

/** An object with other methods. Those that stay are called on the object itself, because they have private fields. */
function changedIn(object: object, changed: Record<string, Call>): object {
  return new Proxy(object, {
    get: (whole, name) => {
      const method: unknown = changed[String(name)] ?? Reflect.get(whole, name)
      return typeof method === "function" ? method.bind(whole) : method
    },
  })
}

const openTransaction = ({ transactionManager }: Context): Record<string, Call> => ({
  transaction: async (task) => (task as (manager: unknown) => unknown)(transactionManager),
})

/** A call of filters or data, options and context, in the open transaction. */
const inOpen =
  (call: Call, context: Context): Call =>
  async (data, options, own = context) =>
    call(data, options, own)

/** The methods that these calls use. */
const passOn = (called: Record<string, Call>, context: Context): Record<string, Call> =>
  Object.fromEntries(
    ["list", "upsertWithReplace"].flatMap((name) => {
      const call = called[name]
      return call ? [[name, inOpen(call.bind(called), context)]] : []
    }),
  )
