import { Module } from "@medusajs/framework/utils"
import ShopSettingsModuleService from "./service.ts"

export const SHOP_SETTINGS_MODULE = "shop_settings"

export default Module(SHOP_SETTINGS_MODULE, { service: ShopSettingsModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    shop_settings: ShopSettingsModuleService
  }
}
