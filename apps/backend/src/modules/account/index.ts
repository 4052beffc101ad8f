import { Module } from "@medusajs/framework/utils"
import AccountModuleService from "./service.ts"

export const ACCOUNT_MODULE = "account"

export default Module(ACCOUNT_MODULE, { service: AccountModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    account: AccountModuleService
  }
}
