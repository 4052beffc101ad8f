import { Module } from "@medusajs/framework/utils"
import BankEntryModuleService from "./service.ts"

export const BANK_ENTRY_MODULE = "bank_entry"

export default Module(BANK_ENTRY_MODULE, { service: BankEntryModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    bank_entry: BankEntryModuleService
  }
}
