import type { CreateCartWorkflowInputDTO, MedusaContainer } from "@medusajs/framework/types"
import { CartWorkflowEvents, Modules } from "@medusajs/framework/utils"
import { createCartWorkflow } from "@medusajs/medusa/core-flows"
import { lineOptionsOf } from "@porteka/shop"
import { type Prepared, queryPrepared } from "../../records/prepared.ts"
import { withWaiting } from "../checkout/waiting-codes.ts"
import { cardPrice } from "../line-options/card-price.ts"
import { requireFittingOptions } from "../line-options/personalised-variants.ts"
import { pricedOptions } from "../line-options/plan-charges.ts"
import { keyOf } from "../line-options/read-lines.ts"
import { settleCharges } from "../line-options/settle-charges.ts"
import { findUsableCodes, type UsableCode, withMinimum } from "../promotions/minimum-codes.ts"
import { toNewLines } from "./new-lines.ts"
import type { NewLine } from "./to-line-item.ts"
import { writeCart } from "./write-cart.ts"

export interface CartToStart {
  region_id?: string | null
  items?: NewLine[]
  sales_channel_id?: string | null
  locale?: string | null
  metadata?: Record<string, unknown> | null
  /** Any other field requires Medusa's route. */
  [other: string]: unknown
}

const PLAIN_PARTS = ["region_id", "items", "sales_channel_id", "locale", "metadata"]

/** The region and its country; with several countries none is assumed, as in Medusa. */
const REGION: Prepared = {
  name: "region-of-new-cart",
  sql: `
  select region.id as region_id, region.currency_code, region.automatic_taxes,
         array(select iso_2 from region_country where region_id = region.id and deleted_at is null) as countries
    from region
    join sales_channel channel on channel.id = ? and channel.deleted_at is null and not channel.is_disabled
   where region.id = ? and region.deleted_at is null
     and not exists (select from promotion where is_automatic and status = 'active' and deleted_at is null)`,
}

interface RegionRow {
  region_id: string
  currency_code: string
  automatic_taxes: boolean
  countries: string[]
}

/**
 * Creates a cart with its first items. A plain visitor's cart is written directly, like a new line
 * (fast-path.ts); every other one, and everything that must be refused, is left to Medusa.
 * @param customerId the signed-in customer
 * @returns the cart's id
 */
export async function startCart(
  container: MedusaContainer,
  cart: CartToStart,
  customerId: string | undefined,
): Promise<string> {
  const lines = (cart.items ?? []).map(({ variant_id, metadata }) => ({
    variant_id,
    options: lineOptionsOf(metadata),
  }))
  await requireFittingOptions(container, lines)
  const id =
    (customerId ? undefined : await startPlainCart(container, cart)) ??
    (await startMedusaCart(container, { ...cart, customer_id: customerId }))
  if (lines.some(({ options }) => pricedOptions(options).length > 0)) await settleCharges(container, id)
  return id
}

/** Keeps the codes whose minimum the first items do not reach, or that need a delivery. */
async function startMedusaCart(container: MedusaContainer, started: CartToStart): Promise<string> {
  const usable = await findUsableCodes(container, (started.promo_codes ?? []) as string[])
  const codesOf = (kept: UsableCode[]) => kept.map(({ code }) => code)
  const limited = codesOf(usable.filter(({ minimum }) => minimum !== null))
  const waiting = codesOf(usable.filter(({ minimum, isForDelivery }) => minimum === null && isForDelivery))
  const metadata = {
    ...started.metadata,
    ...(limited.length > 0 ? withMinimum(started.metadata, limited) : {}),
    ...(waiting.length > 0 ? withWaiting(started.metadata, waiting) : {}),
  }
  const cart = { ...started, metadata }
  const items = cart.items?.map((line) => ({ ...line, ...cardPrice(lineOptionsOf(line.metadata)) }))
  const input = { ...cart, ...(items ? { items } : {}) } as CreateCartWorkflowInputDTO
  const { result } = await createCartWorkflow(container).run({ input })
  return result.id
}

async function startPlainCart(container: MedusaContainer, input: CartToStart): Promise<string | undefined> {
  const { items = [], locale = null, metadata, sales_channel_id, region_id } = input
  const isPlain = Object.entries(input).every(
    ([key, value]) => value === undefined || PLAIN_PARTS.includes(key),
  )
  const isEachOnce = new Set(items.map((item) => keyOf(item))).size === items.length
  if (!isPlain || !isEachOnce || items.length === 0 || !region_id || !sales_channel_id) return undefined
  const region = await findRegion(container, sales_channel_id, region_id)
  if (!region) return undefined
  const { automatic_taxes, countries, ...place } = region
  const [country_code] = countries
  const shipping_address = country_code && countries.length === 1 ? { country_code } : null
  const cart = { ...place, locale, region: { automatic_taxes }, shipping_address }
  const lines = await toNewLines(container, cart, items)
  if (!lines) return undefined
  const id = await writeCart(container, { ...cart, sales_channel_id, metadata: metadata ?? null }, lines)
  await container.resolve(Modules.EVENT_BUS).emit({ name: CartWorkflowEvents.CREATED, data: { id } })
  return id
}

async function findRegion(
  container: MedusaContainer,
  channelId: string,
  regionId: string,
): Promise<RegionRow | undefined> {
  const [region] = await queryPrepared<RegionRow>(container, REGION, [channelId, regionId])
  return region
}
