import { Module } from "@medusajs/framework/utils"
import CartReminderModuleService from "./service.ts"

export const CART_REMINDER_MODULE = "cart_reminder"

export default Module(CART_REMINDER_MODULE, { service: CartReminderModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    cart_reminder: CartReminderModuleService
  }
}
