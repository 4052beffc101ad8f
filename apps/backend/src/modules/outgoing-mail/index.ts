import { Module } from "@medusajs/framework/utils"
import OutgoingMailModuleService from "./service.ts"

export const OUTGOING_MAIL_MODULE = "outgoing_mail"

export default Module(OUTGOING_MAIL_MODULE, { service: OutgoingMailModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    outgoing_mail: OutgoingMailModuleService
  }
}
