import { Module } from "@medusajs/framework/utils"
import ContentModuleService from "./service.ts"

export const CONTENT_MODULE = "content"

export default Module(CONTENT_MODULE, { service: ContentModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    content: ContentModuleService
  }
}
