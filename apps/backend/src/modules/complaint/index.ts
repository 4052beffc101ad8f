import { Module } from "@medusajs/framework/utils"
import ComplaintModuleService from "./service.ts"

export const COMPLAINT_MODULE = "complaint"

export default Module(COMPLAINT_MODULE, { service: ComplaintModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    complaint: ComplaintModuleService
  }
}
