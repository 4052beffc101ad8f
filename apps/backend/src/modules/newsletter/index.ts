import { Module } from "@medusajs/framework/utils"
import NewsletterModuleService from "./service.ts"

export const NEWSLETTER_MODULE = "newsletter"

export default Module(NEWSLETTER_MODULE, { service: NewsletterModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    newsletter: NewsletterModuleService
  }
}
