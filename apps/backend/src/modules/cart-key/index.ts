import { Module } from "@medusajs/framework/utils"
import CartKeyModuleService from "./service.ts"

export type { AskedCart, CartStanding } from "./service.ts"

export const CART_KEY_MODULE = "cart_key"

export default Module(CART_KEY_MODULE, { service: CartKeyModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    cart_key: CartKeyModuleService
  }
}
