import { Module } from "@medusajs/framework/utils"
import OrderStageModuleService from "./service.ts"

export const ORDER_STAGE_MODULE = "order_stage"

export default Module(ORDER_STAGE_MODULE, { service: OrderStageModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    order_stage: OrderStageModuleService
  }
}
