import { Module } from "@medusajs/framework/utils"
import ContactMessageModuleService from "./service.ts"

export const CONTACT_MESSAGE_MODULE = "contact_message"

export default Module(CONTACT_MESSAGE_MODULE, { service: ContactMessageModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    contact_message: ContactMessageModuleService
  }
}
