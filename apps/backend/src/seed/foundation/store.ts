import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import {
  createApiKeysWorkflow,
  createSalesChannelsWorkflow,
  createStoresWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
  updateSalesChannelsWorkflow,
  updateStoresWorkflow,
} from "@medusajs/medusa/core-flows"
import { LANGUAGES, LOCALES, shop } from "@porteka/shop"
import { environment } from "../../env.ts"
import type { SeedStep } from "../seed-step.ts"

/** The store, its only sales channel and the storefront's key. */
export const store: SeedStep = {
  what: "store",
  units: 1,
  async run(container) {
    const salesChannelId = await ensureSalesChannel(container)
    await ensureStore(container, salesChannelId)
    await ensurePublishableKey(container, salesChannelId)
  },
}

/**
 * The only sales channel. With a second one Medusa would join products with their channels on every read; so
 * the channel that Medusa creates at its first start is used.
 */
async function ensureSalesChannel(container: MedusaContainer): Promise<string> {
  const [existing] = await container.resolve(Modules.SALES_CHANNEL).listSalesChannels({}, { take: 1 })
  if (!existing) {
    const { result } = await createSalesChannelsWorkflow(container).run({
      input: { salesChannelsData: [{ name: shop.name }] },
    })
    return requireFirst(result).id
  }
  if (existing.name !== shop.name) {
    await updateSalesChannelsWorkflow(container).run({
      input: { selector: { id: existing.id }, update: { name: shop.name, description: "" } },
    })
  }
  return existing.id
}

async function ensureStore(container: MedusaContainer, salesChannelId: string): Promise<void> {
  const update = {
    name: shop.name,
    default_sales_channel_id: salesChannelId,
    supported_currencies: [
      { currency_code: shop.currency.toLowerCase(), is_default: true, is_tax_inclusive: true },
    ],
    supported_locales: LOCALES.map((locale) => ({ locale_code: LANGUAGES[locale].tag })),
  }
  const [existing] = await container.resolve(Modules.STORE).listStores({}, { take: 1 })
  if (!existing) {
    await createStoresWorkflow(container).run({ input: { stores: [update] } })
  } else if (existing.name !== shop.name) {
    await updateStoresWorkflow(container).run({ input: { selector: { id: existing.id }, update } })
  }
}

/**
 * Medusa creates random tokens; the storefront's must be the one in the environment, so it is overwritten.
 * The key that Medusa creates at its first start is reused.
 */
async function ensurePublishableKey(container: MedusaContainer, salesChannelId: string): Promise<void> {
  const token = environment().PUBLISHABLE_KEY
  const keys = await container.resolve(Modules.API_KEY).listApiKeys({ type: "publishable" })
  if (keys.some((key) => key.token === token)) return
  const unclaimed = keys.find(({ created_by: creator }) => !creator)
  const id = unclaimed?.id ?? (await createPublishableKey(container, salesChannelId))
  const redacted = `${token.slice(0, 6)}***${token.slice(-3)}`
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database("api_key").where({ id }).update({ token, redacted, title: "Storefront", created_by: "seed" })
}

async function createPublishableKey(container: MedusaContainer, salesChannelId: string): Promise<string> {
  const { result } = await createApiKeysWorkflow(container).run({
    input: { api_keys: [{ title: "Storefront", type: "publishable", created_by: "seed" }] },
  })
  const { id } = requireFirst(result)
  await linkSalesChannelsToApiKeyWorkflow(container).run({ input: { id, add: [salesChannelId] } })
  return id
}

function requireFirst<T>(records: readonly T[]): T {
  const [first] = records
  if (!first) throw new Error("A workflow of the seed created nothing")
  return first
}
