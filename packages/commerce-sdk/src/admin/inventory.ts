import { post } from "../core/endpoint.ts"
import type { AdminInput, AdminRecord, BatchAnswer, BatchInput, LinkInput } from "../types/admin.ts"
import { crud, doing, listOf, removing, setting } from "./rows.ts"

export interface LevelInput {
  location_id: string
  stocked_quantity?: number
  incoming_quantity?: number
}

export type LevelBatch = BatchInput<LevelInput, LevelInput & { id?: string }>

export const inventoryItems = {
  ...crud("/admin/inventory-items", { one: "inventory_item", many: "inventory_items" }),
  listLevels: listOf("/admin/inventory-items/{id}/location-levels", "inventory_levels"),
  createLevel: post("/admin/inventory-items/{id}/location-levels")
    .takes<LevelInput>()
    .gives<{ inventory_item: AdminRecord }>(),
  updateLevel: post("/admin/inventory-items/{id}/location-levels/{location_id}")
    .takes<Partial<LevelInput>>()
    .gives<{ inventory_item: AdminRecord }>()
    .repeatable(),
  deleteLevel: removing("/admin/inventory-items/{id}/location-levels/{location_id}"),
  batchLevels: post("/admin/inventory-items/{id}/location-levels/batch")
    .takes<LevelBatch>()
    .gives<BatchAnswer>(),
  batchAllLevels: post("/admin/inventory-items/location-levels/batch")
    .takes<BatchInput<LevelInput & { inventory_item_id: string }>>()
    .gives<BatchAnswer>(),
}

export const reservations = crud("/admin/reservations", { one: "reservation", many: "reservations" })

export const stockLocations = {
  ...crud("/admin/stock-locations", { one: "stock_location", many: "stock_locations" }),
  updateSalesChannels: post("/admin/stock-locations/{id}/sales-channels")
    .takes<LinkInput>()
    .gives<{ stock_location: AdminRecord }>()
    .repeatable(),
  updateFulfillmentProviders: post("/admin/stock-locations/{id}/fulfillment-providers")
    .takes<LinkInput>()
    .gives<{ stock_location: AdminRecord }>()
    .repeatable(),
  createFulfillmentSet: doing("/admin/stock-locations/{id}/fulfillment-sets", "stock_location"),
}

export const fulfillmentSets = {
  delete: removing("/admin/fulfillment-sets/{id}"),
  createServiceZone: doing("/admin/fulfillment-sets/{id}/service-zones", "fulfillment_set"),
  updateServiceZone: setting("/admin/fulfillment-sets/{id}/service-zones/{zone_id}", "fulfillment_set"),
  deleteServiceZone: removing("/admin/fulfillment-sets/{id}/service-zones/{zone_id}"),
}

export const fulfillmentProviders = {
  list: listOf("/admin/fulfillment-providers", "fulfillment_providers"),
  listOptions: listOf("/admin/fulfillment-providers/{id}/options", "fulfillment_options"),
}

export const fulfillments = {
  create: doing("/admin/fulfillments", "fulfillment"),
  cancel: post("/admin/fulfillments/{id}/cancel").gives<{ fulfillment: AdminRecord }>(),
  createShipment: doing("/admin/fulfillments/{id}/shipment", "fulfillment"),
}

export const shippingOptions = {
  ...crud("/admin/shipping-options", { one: "shipping_option", many: "shipping_options" }),
  batchRules: post("/admin/shipping-options/{id}/rules/batch")
    .takes<BatchInput>()
    .gives<BatchAnswer & AdminInput>(),
}

export const shippingProfiles = crud("/admin/shipping-profiles", {
  one: "shipping_profile",
  many: "shipping_profiles",
})
