import { Module } from "@medusajs/framework/utils"
import OrderMailModuleService from "./service.ts"

export const ORDER_MAIL_MODULE = "order_mail"

export default Module(ORDER_MAIL_MODULE, { service: OrderMailModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    order_mail: OrderMailModuleService
  }
}
