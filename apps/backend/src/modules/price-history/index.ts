import { Module } from "@medusajs/framework/utils"
import PriceHistoryModuleService from "./service.ts"

export const PRICE_HISTORY_MODULE = "price_history"

export default Module(PRICE_HISTORY_MODULE, { service: PriceHistoryModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    price_history: PriceHistoryModuleService
  }
}
