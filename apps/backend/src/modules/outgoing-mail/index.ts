import { Module } from "@medusajs/framework/utils"
import OutgoingMailModuleService from "./service.ts"

export const OUTGOING_MAIL_MODULE = "outgoing_mail"

/** The event of a queued e-mail that may be sent at once; `data.key` names it. */
export const MAIL_QUEUED = "outgoing_mail.queued"

export default Module(OUTGOING_MAIL_MODULE, { service: OutgoingMailModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    outgoing_mail: OutgoingMailModuleService
  }
}
