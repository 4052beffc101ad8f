import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import FileFolderService from "./service.ts"

export default ModuleProvider(Modules.FILE, { services: [FileFolderService] })
