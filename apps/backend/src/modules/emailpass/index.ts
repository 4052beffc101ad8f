import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import EmailpassService from "./service.ts"

export default ModuleProvider(Modules.AUTH, { services: [EmailpassService] })
