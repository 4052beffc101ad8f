import type { Context } from "@medusajs/framework/types"
import { InjectTransactionManager, MedusaContext } from "@medusajs/framework/utils"
import customerModule from "@medusajs/medusa/customer"
import fulfillmentModule from "@medusajs/medusa/fulfillment"
import pricingModule from "@medusajs/medusa/pricing"
import productModule from "@medusajs/medusa/product"
import promotionModule from "@medusajs/medusa/promotion"
import salesChannelModule from "@medusajs/medusa/sales-channel"
import taxModule from "@medusajs/medusa/tax"

type Method = (this: Service, data: unknown, context: Context) => Promise<unknown>
type Call = (data: unknown, options?: unknown, context?: Context) => Promise<unknown>

/** A module's service: its repository, and a service for each of its tables. */
type Service = Record<string, Record<string, Call>>

/** All methods of Medusa that open a transaction without marking the parameter by which they are given it: the second. */
const UNMARKED: [module: { service: { prototype: object } }, methods: string[]][] = [
  [fulfillmentModule, ["updateShippingOptionTypes_"]],
  [
    pricingModule,
    [
      ...["createPriceRules", "updatePriceRules", "createPriceListRules", "updatePriceListRules"],
      ...["addPriceListPrices_", "updatePriceListPrices_", "removePrices_"],
      ...["setPriceListRules_", "removePriceListRules_"],
    ],
  ],
  [productModule, ["upsertProductTypes_"]],
  [salesChannelModule, ["updateSalesChannels_"]],
  [taxModule, ["createTaxRegions_"]],
]

/** Methods that call these services without passing their transaction on. */
const NOT_PASSED_ON: [module: { service: { prototype: object } }, method: string, services: string[]][] = [
  [customerModule, "removeCustomerFromGroup_", ["customerGroupCustomerService_"]],
  [pricingModule, "updatePriceLists_", ["priceListService_"]],
  [productModule, "removeImageFromVariant_", ["productVariantProductImageService_"]],
  [promotionModule, "updatePromotions_", ["promotionService_", "campaignService_"]],
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
  for (const [module, method, services] of NOT_PASSED_ON)
    runInTransaction(module.service.prototype as Record<string, Method>, method, services)
}

function runInTransaction(prototype: Record<string, Method>, name: string, services: string[] = []): void {
  const method = prototype[name]
  if (!method) throw new Error(`Medusa has no method ${name}`)
  const marked: { value: Method } = {
    async value(data, context) {
      return await method.call(inTransaction(this, services, context), data, context)
    },
  }
  MedusaContext()(prototype, name, 1)
  InjectTransactionManager()(prototype, name, marked)
  prototype[name] = marked.value
}

/** The service as the method sees it: the transaction that is open is the one it opens, and the one of these services. */
function inTransaction(service: Service, services: readonly string[], context: Context): Service {
  const changed: PropertyDescriptorMap = {
    baseRepository_: { value: changedIn(service.baseRepository_, openTransaction(context)) },
  }
  for (const name of services)
    changed[name] = { value: changedIn(service[name], passOn(service[name], context)) }
  return Object.create(service, changed)
}

/** An object with other methods. Those that stay are called on the object itself, because they have private fields. */
function changedIn(object: Record<string, Call> | undefined, changed: Record<string, Call>): object {
  return new Proxy(object ?? {}, {
    get: (whole, name) => {
      const method: unknown = changed[String(name)] ?? Reflect.get(whole, name)
      return typeof method === "function" ? method.bind(whole) : method
    },
  })
}

const openTransaction = ({ transactionManager }: Context): Record<string, Call> => ({
  transaction: async (task) => (task as (manager: unknown) => unknown)(transactionManager),
})

/** The methods that these calls use: filters or data, options, context. */
const passOn = (called: Record<string, Call> | undefined, context: Context): Record<string, Call> => ({
  list: async (filters, options, own = context) => called?.list?.(filters, options, own),
  upsertWithReplace: async (data, options, own = context) => called?.upsertWithReplace?.(data, options, own),
})
