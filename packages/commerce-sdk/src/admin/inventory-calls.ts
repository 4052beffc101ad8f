import type { HttpTypes as T } from "@medusajs/types"
import { post } from "../core/endpoint.ts"
import type { LinkInput } from "../types/admin-types.ts"
import type { PageQuery } from "../types/list-types.ts"
import { acting, crud, doing, listOf, removing, setting } from "./rows.ts"

interface ItemKinds {
  row: T.AdminInventoryItem
  create: T.AdminCreateInventoryItem
  update: T.AdminUpdateInventoryItem
  query: T.AdminInventoryItemsParams
}

export const inventoryItems = {
  ...crud<ItemKinds>()("/admin/inventory-items", { one: "inventory_item", many: "inventory_items" }),
  listLevels: listOf("/admin/inventory-items/{id}/location-levels", "inventory_levels")
    .asks<T.AdminInventoryLevelFilters>()
    .gives<T.AdminInventoryLevelListResponse>(),
  createLevel: doing("/admin/inventory-items/{id}/location-levels", "inventory_item")
    .takes<T.AdminBatchCreateInventoryItemLocationLevels>()
    .gives<T.AdminInventoryItemResponse>(),
  updateLevel: setting("/admin/inventory-items/{id}/location-levels/{location_id}", "inventory_item")
    .takes<T.AdminUpdateInventoryLevel>()
    .gives<T.AdminInventoryItemResponse>(),
  deleteLevel: removing(
    "/admin/inventory-items/{id}/location-levels/{location_id}",
  ).gives<T.AdminInventoryLevelDeleteResponse>(),
  batchLevels: post("/admin/inventory-items/{id}/location-levels/batch")
    .takes<T.AdminBatchInventoryItemLocationLevels>()
    .gives<T.AdminBatchInventoryItemLocationLevelsResponse>(),
  batchAllLevels: post("/admin/inventory-items/location-levels/batch")
    .takes<T.AdminBatchInventoryItemsLocationLevels>()
    .gives<T.AdminBatchInventoryItemsLocationLevelsResponse>(),
}

interface ReservationKinds {
  row: T.AdminReservation
  create: T.AdminCreateReservation
  update: T.AdminUpdateReservation
  query: T.AdminGetReservationsParams
}

export const reservations = crud<ReservationKinds>()("/admin/reservations", {
  one: "reservation",
  many: "reservations",
})

interface LocationKinds {
  row: T.AdminStockLocation
  create: T.AdminCreateStockLocation
  update: T.AdminUpdateStockLocation
  query: T.AdminStockLocationListParams
}

export const stockLocations = {
  ...crud<LocationKinds>()("/admin/stock-locations", { one: "stock_location", many: "stock_locations" }),
  updateSalesChannels: setting("/admin/stock-locations/{id}/sales-channels", "stock_location")
    .takes<LinkInput>()
    .gives<T.AdminStockLocationResponse>(),
  updateFulfillmentProviders: setting("/admin/stock-locations/{id}/fulfillment-providers", "stock_location")
    .takes<LinkInput>()
    .gives<T.AdminStockLocationResponse>(),
  createFulfillmentSet: doing("/admin/stock-locations/{id}/fulfillment-sets", "stock_location")
    .takes<T.AdminCreateStockLocationFulfillmentSet>()
    .gives<T.AdminStockLocationResponse>(),
}

export const fulfillmentSets = {
  delete: removing("/admin/fulfillment-sets/{id}").gives<T.AdminFulfillmentSetDeleteResponse>(),
  createServiceZone: doing("/admin/fulfillment-sets/{id}/service-zones", "fulfillment_set")
    .takes<T.AdminCreateFulfillmentSetServiceZone>()
    .gives<T.AdminFulfillmentSetResponse>(),
  updateServiceZone: setting("/admin/fulfillment-sets/{id}/service-zones/{zone_id}", "fulfillment_set")
    .takes<T.AdminUpdateFulfillmentSetServiceZone>()
    .gives<T.AdminFulfillmentSetResponse>(),
  deleteServiceZone: removing(
    "/admin/fulfillment-sets/{id}/service-zones/{zone_id}",
  ).gives<T.AdminServiceZoneDeleteResponse>(),
}

export const fulfillmentProviders = {
  list: listOf("/admin/fulfillment-providers", "fulfillment_providers")
    .asks<T.AdminGetFulfillmentProvidersParams>()
    .gives<T.AdminFulfillmentProviderListResponse>(),
  listOptions: listOf("/admin/fulfillment-providers/{id}/options", "fulfillment_options")
    .asks<PageQuery>()
    .gives<T.AdminFulfillmentProviderOptionsListResponse>(),
}

export const fulfillments = {
  create: doing("/admin/fulfillments", "fulfillment")
    .takes<T.AdminCreateFulfillment>()
    .gives<T.AdminFulfillmentResponse>(),
  cancel: acting("/admin/fulfillments/{id}/cancel", "fulfillment").gives<T.AdminFulfillmentResponse>(),
  createShipment: doing("/admin/fulfillments/{id}/shipment", "fulfillment")
    .takes<T.AdminCreateFulfillmentShipment>()
    .gives<T.AdminFulfillmentResponse>(),
}

interface OptionKinds {
  row: T.AdminShippingOption
  create: T.AdminCreateShippingOption
  update: T.AdminUpdateShippingOption
  query: T.AdminShippingOptionListParams
}

export const shippingOptions = {
  ...crud<OptionKinds>()("/admin/shipping-options", { one: "shipping_option", many: "shipping_options" }),
  batchRules: post("/admin/shipping-options/{id}/rules/batch")
    .takes<T.AdminUpdateShippingOptionRules>()
    .gives<T.AdminUpdateShippingOptionRulesResponse>(),
}

interface ProfileKinds {
  row: T.AdminShippingProfile
  create: T.AdminCreateShippingProfile
  update: T.AdminUpdateShippingProfile
  query: T.AdminShippingProfileListParams
}

export const shippingProfiles = crud<ProfileKinds>()("/admin/shipping-profiles", {
  one: "shipping_profile",
  many: "shipping_profiles",
})
