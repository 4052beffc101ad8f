import { Module } from "@medusajs/framework/utils"
import ParcelModuleService from "./service.ts"

export const PARCEL_MODULE = "parcel"

export default Module(PARCEL_MODULE, { service: ParcelModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    parcel: ParcelModuleService
  }
}
