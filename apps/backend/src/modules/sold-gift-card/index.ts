import { Module } from "@medusajs/framework/utils"
import SoldGiftCardModuleService from "./service.ts"

export const SOLD_GIFT_CARD_MODULE = "sold_gift_card"

export default Module(SOLD_GIFT_CARD_MODULE, { service: SoldGiftCardModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    sold_gift_card: SoldGiftCardModuleService
  }
}
