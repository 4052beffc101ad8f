import { Module } from "@medusajs/framework/utils"
import MonitoringModuleService from "./service.ts"

export const MONITORING_MODULE = "monitoring"

export default Module(MONITORING_MODULE, { service: MonitoringModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    monitoring: MonitoringModuleService
  }
}
