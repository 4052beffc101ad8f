import { Module } from "@medusajs/framework/utils"
import PickupPointModuleService from "./service.ts"

export const PICKUP_POINT_MODULE = "pickup_point"

export default Module(PICKUP_POINT_MODULE, { service: PickupPointModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    pickup_point: PickupPointModuleService
  }
}
