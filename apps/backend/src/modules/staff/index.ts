import { Module } from "@medusajs/framework/utils"
import StaffModuleService from "./service.ts"

export const STAFF_MODULE = "staff"

export default Module(STAFF_MODULE, { service: StaffModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    staff: StaffModuleService
  }
}
