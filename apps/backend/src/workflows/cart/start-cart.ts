import type { CreateCartWorkflowInputDTO, MedusaContainer } from "@medusajs/framework/types"
import { CartWorkflowEvents, ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createCartWorkflow } from "@medusajs/medusa/core-flows"
import { toNewLines } from "./new-lines.ts"
import type { NewLine } from "./to-line-item.ts"

export interface CartToStart {
  region_id?: string | null
  items?: NewLine[]
  sales_channel_id?: string | null
  locale?: string | null
  metadata?: Record<string, unknown> | null
  /** Anything else is for Medusa's own way. */
  [other: string]: unknown
}

const PLAIN_PARTS = ["region_id", "items", "sales_channel_id", "locale", "metadata"]

/** The region and its country; of several countries none is taken for granted, as in Medusa's own way. */
const REGION = `
  select region.id as region_id, region.currency_code, region.automatic_taxes,
         array(select iso_2 from region_country where region_id = region.id and deleted_at is null) as countries
    from region
    join sales_channel channel on channel.id = ? and channel.deleted_at is null and not channel.is_disabled
   where region.id = ? and region.deleted_at is null
     and not exists (select from promotion where is_automatic and status = 'active' and deleted_at is null)`

interface RegionRow {
  region_id: string
  currency_code: string
  automatic_taxes: boolean
  countries: string[]
}

/**
 * Makes a cart with its first goods. That of a visitor, with nothing but goods, is written at once, as a new line in
 * add-new-line.ts; every other one, and everything that is to be refused, is Medusa's.
 * @param customerId the signed-in customer
 * @returns the cart's id
 */
export async function startCart(
  container: MedusaContainer,
  cart: CartToStart,
  customerId: string | undefined,
): Promise<string> {
  const plain = customerId ? undefined : await startPlainCart(container, cart)
  if (plain) return plain
  const input = { ...cart, customer_id: customerId } as CreateCartWorkflowInputDTO
  const { result } = await createCartWorkflow(container).run({ input })
  return result.id
}

async function startPlainCart(container: MedusaContainer, input: CartToStart): Promise<string | undefined> {
  const { items = [], locale = null, metadata, sales_channel_id, region_id } = input
  const isPlain = Object.entries(input).every(
    ([key, value]) => value === undefined || PLAIN_PARTS.includes(key),
  )
  const isEachOnce = new Set(items.map(({ variant_id: id }) => id)).size === items.length
  if (!isPlain || !isEachOnce || items.length === 0 || !region_id || !sales_channel_id) return undefined
  const region = await findRegion(container, sales_channel_id, region_id)
  if (!region) return undefined
  const { automatic_taxes, countries, ...place } = region
  const [country_code] = countries
  const shipping_address = country_code && countries.length === 1 ? { country_code } : null
  const cart = { ...place, locale, region: { automatic_taxes }, shipping_address }
  const lines = await toNewLines(container, cart, items)
  if (!lines) return undefined
  const { id } = await container.resolve(Modules.CART).createCarts({
    ...place,
    ...{ sales_channel_id, items: lines, metadata: metadata ?? undefined },
    ...(locale ? { locale } : {}),
    ...(shipping_address ? { shipping_address } : {}),
  })
  await container.resolve(Modules.EVENT_BUS).emit({ name: CartWorkflowEvents.CREATED, data: { id } })
  return id
}

async function findRegion(
  container: MedusaContainer,
  channelId: string,
  regionId: string,
): Promise<RegionRow | undefined> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: RegionRow[] }>(REGION, [channelId, regionId])
  return rows[0]
}
