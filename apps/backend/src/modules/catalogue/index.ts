import { Module } from "@medusajs/framework/utils"
import CatalogueModuleService from "./service.ts"

export const CATALOGUE_MODULE = "catalogue"

export default Module(CATALOGUE_MODULE, { service: CatalogueModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    catalogue: CatalogueModuleService
  }
}
