import { Module } from "@medusajs/framework/utils"
import JournalModuleService from "./service.ts"

export const JOURNAL_MODULE = "journal"

export default Module(JOURNAL_MODULE, { service: JournalModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    journal: JournalModuleService
  }
}
