import { Module } from "@medusajs/framework/utils"
import PageCountModuleService from "./service.ts"

export const PAGE_COUNT_MODULE = "page_count"

export default Module(PAGE_COUNT_MODULE, { service: PageCountModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    page_count: PageCountModuleService
  }
}
