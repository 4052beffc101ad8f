import { Module } from "@medusajs/framework/utils"
import CardPaymentModuleService from "./service.ts"

export const CARD_PAYMENT_MODULE = "card_payment"

export default Module(CARD_PAYMENT_MODULE, { service: CardPaymentModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    card_payment: CardPaymentModuleService
  }
}
