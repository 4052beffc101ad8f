import type { FulfillmentWorkflow, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import {
  createLocationFulfillmentSetWorkflow,
  createServiceZonesWorkflow,
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
  updateStoresWorkflow,
} from "@medusajs/medusa/core-flows"
import { FEE_OPTION_CODE } from "@porteka/commerce-sdk"
import { DEFAULT_LOCALE, shop } from "@porteka/shop"
import { FEE_RULE_ATTRIBUTE, FEE_RULE_VALUE } from "../../domains/pricing/delivery-option-codes.ts"
import type { SeedStep } from "../seed-step.ts"
import { deliveryOptions, type SeedDeliveryOption } from "./delivery-options.ts"

const FULFILLMENT_PROVIDER_ID = "manual_manual"
const FULFILLMENT_SET = "Kiszállítás"
const SHIPPING_PROFILE = { name: "Áru", type: "default" }

/** The stock location and the delivery methods. */
export const delivery: SeedStep = {
  what: "delivery",
  units: 2,
  async run(container) {
    const locationId = await ensureStockLocation(container)
    const serviceZoneId = await ensureServiceZone(container, locationId)
    const profileId = await ensureShippingProfile(container)
    await ensureShippingOptions(container, serviceZoneId, profileId)
  },
}

async function ensureStockLocation(container: MedusaContainer): Promise<string> {
  const { city, street, postalCode } = shop.legal.seat
  const [existing] = await container.resolve(Modules.STOCK_LOCATION).listStockLocations({ name: city })
  if (existing) return existing.id
  const { result } = await createStockLocationsWorkflow(container).run({
    input: {
      locations: [
        {
          name: city,
          address: { address_1: street, city, postal_code: postalCode, country_code: shop.country.code },
        },
      ],
    },
  })
  const id = result[0]?.id
  if (!id) throw new Error("The stock location was not created")
  await linkStockLocation(container, id)
  return id
}

async function linkStockLocation(container: MedusaContainer, locationId: string): Promise<void> {
  const [salesChannel] = await container.resolve(Modules.SALES_CHANNEL).listSalesChannels({}, { take: 1 })
  if (!salesChannel) throw new Error("There is no sales channel")
  await linkSalesChannelsToStockLocationWorkflow(container).run({
    input: { id: locationId, add: [salesChannel.id] },
  })
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.STOCK_LOCATION]: { stock_location_id: locationId },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: FULFILLMENT_PROVIDER_ID },
  })
  await updateStoresWorkflow(container).run({
    input: { selector: {}, update: { default_location_id: locationId } },
  })
}

async function ensureServiceZone(container: MedusaContainer, locationId: string): Promise<string> {
  const fulfillment = container.resolve(Modules.FULFILLMENT)
  const byName = { name: FULFILLMENT_SET }
  if ((await fulfillment.listFulfillmentSets(byName)).length === 0) {
    await createLocationFulfillmentSetWorkflow(container).run({
      input: { location_id: locationId, fulfillment_set_data: { ...byName, type: "shipping" } },
    })
  }
  const [set] = await fulfillment.listFulfillmentSets(byName, { relations: ["service_zones"] })
  if (!set) throw new Error("The fulfillment set was not created")
  const existing = set.service_zones[0]
  if (existing) return existing.id
  const { result } = await createServiceZonesWorkflow(container).run({
    input: {
      data: [
        {
          name: shop.country.name[DEFAULT_LOCALE],
          fulfillment_set_id: set.id,
          geo_zones: [{ type: "country", country_code: shop.country.code.toLowerCase() }],
        },
      ],
    },
  })
  const id = result[0]?.id
  if (!id) throw new Error("The service zone was not created")
  return id
}

async function ensureShippingProfile(container: MedusaContainer): Promise<string> {
  const [existing] = await container
    .resolve(Modules.FULFILLMENT)
    .listShippingProfiles({ type: SHIPPING_PROFILE.type })
  if (existing) return existing.id
  const { result } = await createShippingProfilesWorkflow(container).run({
    input: { data: [SHIPPING_PROFILE] },
  })
  const id = result[0]?.id
  if (!id) throw new Error("The shipping profile was not created")
  return id
}

async function ensureShippingOptions(
  container: MedusaContainer,
  serviceZoneId: string,
  profileId: string,
): Promise<void> {
  const existing = await container
    .resolve(Modules.FULFILLMENT)
    .listShippingOptions({}, { relations: ["type"] })
  const codes = new Set(existing.map(({ type }) => type.code))
  const missing = deliveryOptions.filter(({ code }) => !codes.has(code))
  if (missing.length === 0) return
  await createShippingOptionsWorkflow(container).run({
    input: missing.map((option) => toShippingOption(option, serviceZoneId, profileId)),
  })
}

function toShippingOption(
  option: SeedDeliveryOption,
  serviceZoneId: string,
  profileId: string,
): FulfillmentWorkflow.CreateShippingOptionsWorkflowInput {
  return {
    name: option.name[DEFAULT_LOCALE],
    service_zone_id: serviceZoneId,
    shipping_profile_id: profileId,
    provider_id: FULFILLMENT_PROVIDER_ID,
    data: { code: option.code, carrier: option.carrier },
    type: {
      code: option.code,
      label: option.name[DEFAULT_LOCALE],
      description: option.description[DEFAULT_LOCALE],
    },
    price_type: "flat",
    prices: toPrices(option),
    rules: [
      { attribute: "enabled_in_store", operator: "eq", value: "true" },
      { attribute: "is_return", operator: "eq", value: "false" },
      ...(option.code === FEE_OPTION_CODE
        ? [{ attribute: FEE_RULE_ATTRIBUTE, operator: "eq" as const, value: FEE_RULE_VALUE }]
        : []),
    ],
  }
}

function toPrices({ price, freeFrom }: SeedDeliveryOption) {
  const currency_code = shop.currency.toLowerCase()
  const base = { currency_code, amount: price }
  if (freeFrom === null) return [base]
  const rules = [{ attribute: "item_total", operator: "gte" as const, value: freeFrom }]
  return [base, { currency_code, amount: 0, rules }]
}
