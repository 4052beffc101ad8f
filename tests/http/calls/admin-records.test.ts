import { randomUUID } from "node:crypto"
import type { CommerceClient } from "@porteka/commerce-sdk"
import { beforeAll, describe, expect, test } from "vitest"
import { refusalOf } from "../../fixtures/commerce.ts"
import { testProductOf } from "../../fixtures/test-products.ts"
import { ADDRESS, aRegionId } from "../backend-buyer.ts"
import { proveCalls, provingAdmin } from "./proving-client.ts"

proveCalls(import.meta.filename)

/** The calls of each of these groups; the types are not checked here. */
interface Records {
  list(options?: unknown): Promise<Record<string, unknown>>
  retrieve(id: string): Promise<Record<string, Row>>
  create(body: unknown): Promise<Record<string, Row>>
  update(id: string, body: unknown): Promise<Record<string, Row>>
  delete(id: string): Promise<{ id: string; deleted: boolean }>
}
type Row = { id: string } & Record<string, unknown>

interface Place {
  regionId: string
  variantId: string
  channelId: string
  locationId: string
  zoneId: string
  profileId: string
  itemId: string
  taxRegionId: string
}

interface Resource {
  group: keyof CommerceClient["admin"]
  create: object | ((place: Place) => object)
  change: object
  /** The value after the change, if it differs from the input. */
  answer?: object
  /** How to find it in a long list. */
  find?: object
  /** The status for changing a record that does not exist, if it is not 404. */
  changeOfNone?: 400
  /** No field is required. */
  takesNothing?: true
  /** Preparation before it can be deleted. */
  before?: (admin: CommerceClient["admin"], id: string) => Promise<unknown>
}

const unique = randomUUID().slice(0, 8)
const title = `Próba ${unique}`
const code = `PROBA${unique.toUpperCase()}`
const promotion = {
  code,
  type: "standard",
  status: "draft",
  application_method: { type: "fixed", target_type: "order", value: 100, currency_code: "huf" },
}

const RESOURCES: Resource[] = [
  {
    group: "apiKeys",
    create: { title, type: "secret" },
    change: { title: `${title} más` },
    before: (admin, id) => admin.apiKeys.revoke(id),
  },
  { group: "campaigns", create: { name: title, campaign_identifier: unique }, change: { name: "Más" } },
  { group: "collections", create: { title, handle: `proba-${unique}` }, change: { title: "Más" } },
  { group: "customerGroups", create: { name: title }, change: { name: `${title} más` } },
  {
    group: "customers",
    create: { email: `proba.${unique}@example.hu`, first_name: "Anna" },
    find: { email: `proba.${unique}@example.hu` },
    change: { first_name: "Éva" },
    takesNothing: true,
  },
  { group: "discounts", create: { ...promotion, code: `${code}D` }, change: { code: `${code}E` } },
  {
    group: "draftOrders",
    create: ({ regionId, variantId, channelId }) => ({
      region_id: regionId,
      sales_channel_id: channelId,
      email: `vazlat.${unique}@example.hu`,
      items: [{ variant_id: variantId, quantity: 1 }],
      shipping_address: ADDRESS,
    }),
    change: { email: `vazlat.mas.${unique}@example.hu` },
  },
  { group: "giftCards", create: { value: 5000 }, change: { is_disabled: true } },
  {
    group: "inventoryItems",
    create: { sku: code, title },
    change: { title: "Más" },
    find: { sku: code },
    takesNothing: true,
  },
  {
    group: "notes",
    create: { resource_type: "order", resource_id: `order_${unique}`, value: "Visszahívást kér." },
    change: { value: "Visszahívtuk." },
  },
  { group: "priceLists", create: { title, description: title, status: "draft" }, change: { title: "Más" } },
  {
    group: "pricePreferences",
    create: { attribute: "currency_code", value: "pln", is_tax_inclusive: false },
    change: { is_tax_inclusive: true },
    takesNothing: true,
  },
  {
    group: "productCategories",
    create: { name: title, handle: `proba-${unique}`, is_active: false },
    change: { name: "Más" },
  },
  { group: "productTags", create: { value: title }, change: { value: `${title} más` } },
  { group: "productTypes", create: { value: title }, change: { value: `${title} más` } },
  {
    group: "products",
    create: { title, status: "draft", options: [{ title: "Méret", values: ["S"] }] },
    change: { title: `${title} más` },
  },
  { group: "promotions", create: promotion, change: { code: `${code}2` } },
  {
    group: "publishableApiKeys",
    create: { title },
    change: { title: `${title} más` },
    before: (admin, id) => admin.publishableApiKeys.revoke(id),
  },
  { group: "refundReasons", create: { label: title, code: `proba_${unique}` }, change: { label: "Más" } },
  { group: "regions", create: { name: title, currency_code: "eur" }, change: { name: "Más" } },
  {
    group: "reservations",
    create: ({ itemId, locationId }) => ({
      inventory_item_id: itemId,
      location_id: locationId,
      quantity: 1,
    }),
    change: { quantity: 2 },
    // Other tests have reserved hundreds.
    find: { order: "-created_at" },
    changeOfNone: 400,
  },
  {
    group: "returnReasons",
    create: { label: title, value: `proba-${unique}` },
    change: { label: "Más", value: `mas-${unique}` },
  },
  { group: "salesChannels", create: { name: title, is_disabled: true }, change: { name: "Más" } },
  {
    group: "shippingOptions",
    create: ({ zoneId, profileId }) => ({
      name: title,
      service_zone_id: zoneId,
      shipping_profile_id: profileId,
      provider_id: "manual_manual",
      price_type: "flat",
      type: { label: "Próba", description: "Próba", code: `proba-${unique}` },
      prices: [{ currency_code: "huf", amount: 990 }],
    }),
    change: { name: "Más" },
    changeOfNone: 400,
  },
  { group: "shippingProfiles", create: { name: title, type: "proba" }, change: { name: `${title} más` } },
  { group: "stockLocations", create: { name: title }, change: { name: "Más" } },
  {
    group: "taxRates",
    create: ({ taxRegionId }) => ({ tax_region_id: taxRegionId, name: title, code: unique, rate: 5 }),
    change: { rate: 10 },
  },
  {
    group: "taxRegions",
    create: { country_code: "sk", provider_id: "tp_system" },
    change: { metadata: { note: "Más" } },
  },
]

let admin: CommerceClient["admin"]
let place: Place

beforeAll(async () => {
  admin = (await provingAdmin()).admin
  const [{ sales_channels }, { shipping_profiles }, testProduct] = await Promise.all([
    admin.salesChannels.list(),
    admin.shippingProfiles.list(),
    testProductOf("admin", 3),
  ])
  const { stock_location: location } = await admin.stockLocations.create({ name: `Hely ${unique}` })
  await admin.stockLocations.createFulfillmentSet(location.id, {
    name: `Készlet ${unique}`,
    type: "shipping",
  })
  await admin.stockLocations.updateFulfillmentProviders(location.id, { add: ["manual_manual"] })
  const { stock_location: filled } = await admin.stockLocations.retrieve(location.id, {
    query: { fields: "id,name,*fulfillment_sets" },
  })
  const { fulfillment_set: set } = await admin.fulfillmentSets.createServiceZone(
    filled.fulfillment_sets?.[0]?.id ?? "",
    { name: `Övezet ${unique}`, geo_zones: [{ type: "country", country_code: "sk" }] },
  )
  const { inventory_item: item } = await admin.inventoryItems.create({
    sku: `HELY-${unique}`,
    location_levels: [{ location_id: location.id, stocked_quantity: 10 }],
  })
  const { tax_region: taxRegion } = await admin.taxRegions.create({
    country_code: "cz",
    provider_id: "tp_system",
  })
  place = {
    regionId: await aRegionId(),
    variantId: testProduct.variantId,
    channelId: sales_channels[0]?.id ?? "",
    locationId: location.id,
    zoneId: set.service_zones[0]?.id ?? "",
    profileId: shipping_profiles[0]?.id ?? "",
    itemId: item.id,
    taxRegionId: taxRegion.id,
  }
  return async () => {
    await admin.taxRegions.delete(taxRegion.id)
    await admin.inventoryItems.delete(item.id)
    await admin.stockLocations.delete(location.id)
  }
})

const onlyRow = (answer: Record<string, Row>): Row => Object.values(answer)[0] ?? { id: "" }

describe("admin records", () => {
  test.each(RESOURCES)("$group: created, listed, changed, deleted", async (resource) => {
    const { group, create, change, answer = change, before } = resource
    const records = admin[group] as unknown as Records
    const made = onlyRow(await records.create(typeof create === "function" ? create(place) : create))
    const rows = Object.values(await records.list({ query: { limit: 100, ...resource.find } })).find(
      Array.isArray,
    ) as Row[]
    expect(rows.map(({ id }) => id)).toContain(made.id)
    await records.update(made.id, change)
    expect(onlyRow(await records.retrieve(made.id))).toMatchObject({ id: made.id, ...answer })
    await before?.(admin, made.id)
    expect(await records.delete(made.id)).toMatchObject({ id: made.id, deleted: true })
    expect(await refusalOf(records.retrieve(made.id))).toMatchObject({ status: 404 })
  })

  test.each(RESOURCES)(
    "$group: empty input is refused, and an unknown record is not found",
    async (resource) => {
      const records = admin[resource.group] as unknown as Records
      const unknown = await refusalOf(records.retrieve("none_such"))
      expect(unknown).toEqual({ status: 404, message: expect.stringMatching(/\S/) })
      const changed = await refusalOf(records.update("none_such", resource.change))
      expect(changed.status).toBe(resource.changeOfNone ?? 404)
      if (!resource.takesNothing) {
        expect(await refusalOf(records.create({}))).toEqual({
          status: 400,
          message: expect.stringMatching(/\S/),
        })
      }
    },
  )
})
