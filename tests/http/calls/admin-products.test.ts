import { randomUUID } from "node:crypto"
import type { HttpTypes } from "@medusajs/types"
import type { CommerceClient } from "@porteka/commerce-sdk"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { refusalOf } from "../../fixtures/commerce.ts"
import { proveCalls, provingAdmin } from "./proving-client.ts"

proveCalls(import.meta.filename)

const unique = randomUUID().slice(0, 8)
const NONE = "none_such"
let admin: CommerceClient["admin"]
let product: HttpTypes.AdminProduct
let small: HttpTypes.AdminProductVariant
let itemId: string

beforeAll(async () => {
  admin = (await provingAdmin()).admin
  product = (
    await admin.products.create({
      title: `Árupróba ${unique}`,
      status: "draft",
      options: [{ title: "Méret", values: ["S", "M"] }],
      variants: [
        {
          title: "S",
          sku: `ARU-${unique}-S`,
          manage_inventory: true,
          options: { Méret: "S" },
          prices: [{ currency_code: "huf", amount: 4900 }],
        },
      ],
    })
  ).product
  small = product.variants?.[0] as HttpTypes.AdminProductVariant
  const { inventory_items: items } = await admin.inventoryItems.list({ query: { sku: `ARU-${unique}-S` } })
  itemId = items[0]?.id ?? ""
})

afterAll(async () => {
  await admin.products.delete(product.id)
})

describe("variants of a product", () => {
  const path = (id: string) => ({ id: product.id, variant_id: id })

  test("are added, changed and removed", async () => {
    await admin.products.variants.create(product.id, {
      title: "M",
      options: { Méret: "M" },
      prices: [{ currency_code: "huf", amount: 5900 }],
    })
    const { variants } = await admin.products.variants.list(product.id)
    const medium = variants.find(({ title }) => title === "M")
    expect(variants).toHaveLength(2)
    await admin.products.variants.update(path(medium?.id ?? ""), { title: "M-es" })
    expect((await admin.products.variants.retrieve(path(medium?.id ?? ""))).variant.title).toBe("M-es")
    expect((await admin.productVariants.list({ query: { id: medium?.id ?? "" } })).variants).toHaveLength(1)
    expect(await admin.products.variants.delete(path(medium?.id ?? ""))).toMatchObject({ deleted: true })
    expect((await refusalOf(admin.products.variants.retrieve(path(medium?.id ?? "")))).status).toBe(404)
  })

  test("are changed together", async () => {
    const answer = await admin.products.variants.batch(product.id, {
      update: [{ id: small.id, title: "Kicsi" }],
    })
    expect(answer.updated?.map(({ title }) => title)).toEqual(["Kicsi"])
    expect((await admin.products.variants.retrieve(path(small.id))).variant.title).toBe("Kicsi")
    const refusal = await refusalOf(admin.products.variants.create(product.id, { title: "" } as never))
    expect(refusal.status).toBe(400)
  })

  test("are linked to inventory items", async () => {
    const { inventory_item: item } = await admin.inventoryItems.create({ sku: `KESZLET-${unique}` })
    await admin.products.variants.batchInventoryItems(product.id, {
      create: [{ inventory_item_id: item.id, variant_id: small.id, required_quantity: 2 }],
    })
    const { variant } = await admin.products.variants.retrieve(path(small.id), {
      query: { fields: "id,title,*inventory_items" },
    })
    expect(variant.inventory_items?.map(({ inventory_item_id }) => inventory_item_id)).toContain(item.id)
    await admin.products.variants.batchInventoryItems(product.id, {
      delete: [{ inventory_item_id: item.id, variant_id: small.id }],
    })
    await admin.inventoryItems.delete(item.id)
  })
})

describe("options of a product", () => {
  test("are added, listed, filled and removed", async () => {
    await admin.products.options.create(product.id, { title: `Szín ${unique}`, values: ["kék"] })
    const { product_options: options } = await admin.products.options.list(product.id)
    const colour = options.find(({ title }) => title === `Szín ${unique}`)
    const path = { id: product.id, option_id: colour?.id ?? "" }
    await admin.products.options.update(path, { values: ["kék", "zöld"] })
    const { product_option: read } = await admin.products.options.retrieve(path)
    expect(read.values?.map(({ value }) => value).sort()).toEqual(["kék", "zöld"])
    expect(await admin.products.options.delete(path)).toMatchObject({ deleted: true })
    expect((await refusalOf(admin.products.options.retrieve(path))).status).toBe(404)
  })
})

describe("many products at once", () => {
  test("are created, changed and deleted", async () => {
    const options = [{ title: "Méret", values: ["S"] }]
    const { created } = await admin.products.batch({
      create: [1, 2].map((number) => ({
        title: `Köteg ${unique} ${number}`,
        status: "draft" as const,
        options,
      })),
    })
    const [one, two] = created.map(({ id }) => id)
    const { updated } = await admin.products.batch({ update: [{ id: one ?? "", title: "Átnevezve" }] })
    expect(updated.map(({ title }) => title)).toEqual(["Átnevezve"])
    await admin.products.batch({ delete: [one ?? "", two ?? ""] })
    expect((await refusalOf(admin.products.retrieve(one ?? ""))).status).toBe(404)
    expect((await refusalOf(admin.products.batch({ create: [{}] } as never))).status).toBe(400)
  })

  test("are imported from a table, with a preview and a confirmation", async () => {
    const form = new FormData()
    const head = "Product Handle,Product Title,Variant Title,Variant Option 1 Name,Variant Option 1 Value"
    const table = `${head}\ntabla-${unique},Táblázat,Egy,Méret,S\n`
    form.append("file", new Blob([table], { type: "text/csv" }), "aruk.csv")
    const { transaction_id: id, summary } = await admin.products.import(form)
    expect(summary).toEqual({ toCreate: 1, toUpdate: 0 })
    await admin.products.confirmImport(id)
    await expect
      .poll(async () => (await admin.products.list({ query: { handle: `tabla-${unique}` } })).count, {
        timeout: 20_000,
      })
      .toBe(1)
    const { products } = await admin.products.list({ query: { handle: `tabla-${unique}` } })
    await admin.products.delete(products[0]?.id ?? "")
    expect((await refusalOf(admin.products.import(new FormData()))).status).toBe(400)
    expect((await refusalOf(admin.products.confirmImport(NONE))).status).toBe(404)
  })

  test("are exported to a table, in a run that can be looked up", async () => {
    const { transaction_id: id } = await admin.products.export({})
    expect(id).not.toBe("")
    const { workflow_executions: runs } = await admin.workflowExecutions.list()
    if (runs[0]) {
      const { workflow_execution: run } = await admin.workflowExecutions.retrieve(runs[0].id)
      expect(run.id).toBe(runs[0].id)
    }
    expect((await refusalOf(admin.workflowExecutions.retrieve(NONE))).status).toBe(404)
  })
})

describe("where products are shown", () => {
  test("a collection, a category and a channel add and remove them", async () => {
    const { collection } = await admin.collections.create({ title: `Gyűjtemény ${unique}` })
    await admin.collections.updateProducts(collection.id, { add: [product.id] })
    expect((await admin.products.retrieve(product.id)).product.collection?.id).toBe(collection.id)
    await admin.collections.updateProducts(collection.id, { remove: [product.id] })
    expect((await admin.products.retrieve(product.id)).product.collection ?? null).toBeNull()
    await admin.collections.delete(collection.id)

    const { product_category: category } = await admin.productCategories.create({ name: `Fajta ${unique}` })
    await admin.productCategories.updateProducts(category.id, { add: [product.id] })
    const { product: placed } = await admin.products.retrieve(product.id, {
      query: { fields: "id,title,handle,*categories" },
    })
    expect(placed.categories?.map(({ id }) => id)).toEqual([category.id])
    await admin.productCategories.delete(category.id)

    const { sales_channel: channel } = await admin.salesChannels.create({ name: `Csatorna ${unique}` })
    await admin.salesChannels.updateProducts(channel.id, { add: [product.id] })
    const query = { sales_channel_id: [channel.id], fields: "id,title,handle" }
    expect((await admin.products.list({ query })).products.map(({ id }) => id)).toEqual([product.id])
    await admin.salesChannels.delete(channel.id)
    expect((await refusalOf(admin.collections.updateProducts(NONE, { add: [product.id] }))).status).toBe(404)
  })
})

describe("stock", () => {
  test("is stocked at locations, each with its quantity", async () => {
    const made = await Promise.all(
      ["A", "B"].map((name) => admin.stockLocations.create({ name: `Raktár ${name} ${unique}` })),
    )
    const [here = "", there = ""] = made.map(({ stock_location: { id } }) => id)
    await admin.inventoryItems.createLevel(itemId, { location_id: here, stocked_quantity: 3 })
    await admin.inventoryItems.updateLevel({ id: itemId, location_id: here }, { stocked_quantity: 5 })
    const at = async (location: string) => {
      const { inventory_levels: levels } = await admin.inventoryItems.listLevels(itemId)
      return levels.find(({ location_id }) => location_id === location)?.stocked_quantity
    }
    expect(await at(here)).toBe(5)
    await admin.inventoryItems.batchLevels(itemId, { create: [{ location_id: there, stocked_quantity: 1 }] })
    expect(await at(there)).toBe(1)
    await admin.inventoryItems.batchAllLevels({
      update: [{ inventory_item_id: itemId, location_id: there, stocked_quantity: 7 }],
    })
    expect(await at(there)).toBe(7)
    const less = admin.inventoryItems.updateLevel({ id: itemId, location_id: here }, { stocked_quantity: -1 })
    expect((await refusalOf(less)).status).toBe(400)
    for (const location of [here, there]) {
      await admin.inventoryItems.updateLevel({ id: itemId, location_id: location }, { stocked_quantity: 0 })
      await admin.inventoryItems.deleteLevel({ id: itemId, location_id: location })
    }
    expect(await at(there)).toBeUndefined()

    const { sales_channels: channels } = await admin.salesChannels.list()
    await admin.stockLocations.updateSalesChannels(here, { add: [channels[0]?.id ?? ""] })
    const { stock_location: linked } = await admin.stockLocations.retrieve(here, {
      query: { fields: "id,name,*sales_channels" },
    })
    expect(linked.sales_channels).toHaveLength(1)
    for (const location of [here, there]) await admin.stockLocations.delete(location)
  })

  test("is sent from locations to zones, by fulfillment providers", async () => {
    const { stock_location: location } = await admin.stockLocations.create({ name: `Kapu ${unique}` })
    await admin.stockLocations.createFulfillmentSet(location.id, { name: `Út ${unique}`, type: "shipping" })
    await admin.stockLocations.updateFulfillmentProviders(location.id, { add: ["manual_manual"] })
    const { stock_location: read } = await admin.stockLocations.retrieve(location.id, {
      query: { fields: "id,name,*fulfillment_sets,*fulfillment_providers" },
    })
    expect(read.fulfillment_providers?.map(({ id }) => id)).toEqual(["manual_manual"])
    const setId = read.fulfillment_sets?.[0]?.id ?? ""
    const { fulfillment_set: set } = await admin.fulfillmentSets.createServiceZone(setId, {
      name: `Övezet ${unique}`,
      geo_zones: [{ type: "country", country_code: "sk" }],
    })
    const zone = { id: setId, zone_id: set.service_zones[0]?.id ?? "" }
    const { fulfillment_set: renamed } = await admin.fulfillmentSets.updateServiceZone(zone, {
      name: `Más ${unique}`,
    })
    expect(renamed.service_zones[0]?.name).toBe(`Más ${unique}`)

    const { shipping_profiles: profiles } = await admin.shippingProfiles.list()
    const { shipping_option: option } = await admin.shippingOptions.create({
      name: "Futár",
      service_zone_id: zone.zone_id,
      shipping_profile_id: profiles[0]?.id ?? "",
      provider_id: "manual_manual",
      price_type: "flat",
      type: { label: "Futár", description: "Futár", code: `futar-${unique}` },
      prices: [{ currency_code: "huf", amount: 990 }],
    })
    const { created } = (await admin.shippingOptions.batchRules(option.id, {
      create: [{ attribute: "is_return", operator: "eq", value: "true" }],
    })) as unknown as { created: unknown[] }
    expect(created).toHaveLength(1)
    await admin.shippingOptions.delete(option.id)
    await admin.fulfillmentSets.deleteServiceZone(zone)
    expect(await admin.fulfillmentSets.delete(setId)).toMatchObject({ deleted: true })
    await admin.stockLocations.delete(location.id)

    const { fulfillment_providers: carriers } = await admin.fulfillmentProviders.list()
    expect(carriers.map(({ id }) => id)).toContain("manual_manual")
    const { fulfillment_options: ways } = await admin.fulfillmentProviders.listOptions("manual_manual")
    expect(ways.length).toBeGreaterThan(0)
    expect((await refusalOf(admin.fulfillmentSets.createServiceZone(NONE, {} as never))).status).toBe(400)
  })
})

describe("prices and promotions", () => {
  test("a price list is filled and emptied", async () => {
    const { price_list: list } = await admin.priceLists.create({
      title: `Árlista ${unique}`,
      description: "Próba",
      status: "draft" as never,
    })
    const { created } = await admin.priceLists.batchPrices(list.id, {
      create: [{ variant_id: small.id, currency_code: "huf", amount: 3900 }],
    })
    expect(created).toHaveLength(1)
    await admin.priceLists.updateProducts(list.id, { remove: [product.id] })
    const { price_list: read } = await admin.priceLists.retrieve(list.id)
    expect(read.prices ?? []).toEqual([])
    await admin.priceLists.delete(list.id)
    expect((await refusalOf(admin.priceLists.batchPrices(NONE, { create: [] }))).status).toBe(404)
  })

  test("a promotion has rules, a code and a campaign", async () => {
    const { promotion } = await admin.promotions.create({
      code: `SZABALY${unique.toUpperCase()}`,
      type: "standard",
      status: "draft" as never,
      application_method: { type: "fixed", target_type: "order", value: 100, currency_code: "huf" },
    })
    const path = { id: promotion.id, rule_type: "rules" }
    const { customer_group: group } = await admin.customerGroups.create({ name: `Törzs ${unique}` })
    await admin.promotions.batchRules(path, {
      create: [{ attribute: "customer.groups.id", operator: "in", values: [group.id] }],
    })
    const { rules } = await admin.promotions.listRules(path)
    expect(rules.map(({ attribute }) => attribute)).toContain("customer.groups.id")
    expect((await admin.discounts.retrieveByCode(promotion.code ?? "")).discount.id).toBe(promotion.id)

    const { campaign } = await admin.campaigns.create({ name: "Próba", campaign_identifier: `k-${unique}` })
    await admin.campaigns.updatePromotions(campaign.id, { add: [promotion.id] })
    expect((await admin.promotions.retrieve(promotion.id)).promotion.campaign_id).toBe(campaign.id)

    const { attributes } = await admin.promotions.ruleAttributeOptions("rules")
    expect(attributes.map(({ id }) => id)).toContain("customer_group")
    const { values } = await admin.promotions.ruleValueOptions({
      rule_type: "rules",
      rule_attribute_id: "customer_group",
    })
    expect(values.map(({ value }) => value)).toContain(group.id)

    await admin.promotions.delete(promotion.id)
    await admin.campaigns.delete(campaign.id)
    await admin.customerGroups.delete(group.id)
    expect((await refusalOf(admin.discounts.retrieveByCode("NINCS"))).status).toBe(404)
    expect((await refusalOf(admin.promotions.ruleAttributeOptions("no-rules"))).status).toBe(400)
  })

  test("a tax rate is linked to some products", async () => {
    const { tax_region: region } = await admin.taxRegions.create({
      country_code: "ro",
      provider_id: "tp_system",
    })
    const { tax_rate: rate } = await admin.taxRates.create({
      tax_region_id: region.id,
      name: "Kedvezményes",
      code: `k-${unique}`,
      rate: 5,
    })
    await admin.taxRates.createRule(rate.id, { reference: "product", reference_id: product.id })
    const { tax_rate: read } = await admin.taxRates.retrieve(rate.id, {
      query: { fields: "id,name,code,rate,*rules" },
    })
    const rule = (read.rules as unknown as { id: string; reference_id: string }[] | undefined)?.[0]
    expect(rule?.reference_id).toBe(product.id)
    await admin.taxRates.deleteRule({ id: rate.id, rule_id: rule?.id ?? "" })
    await admin.taxRegions.delete(region.id)
    expect((await refusalOf(admin.taxRates.createRule(NONE, {} as never))).status).toBe(400)
  })
})
