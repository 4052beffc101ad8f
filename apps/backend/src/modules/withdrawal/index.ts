import { Module } from "@medusajs/framework/utils"
import WithdrawalModuleService from "./service.ts"

export const WITHDRAWAL_MODULE = "withdrawal"

export default Module(WITHDRAWAL_MODULE, { service: WithdrawalModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    withdrawal: WithdrawalModuleService
  }
}
