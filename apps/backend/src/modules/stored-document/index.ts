import { Module } from "@medusajs/framework/utils"
import StoredDocumentModuleService from "./service.ts"

export const STORED_DOCUMENT_MODULE = "stored_document"

export default Module(STORED_DOCUMENT_MODULE, { service: StoredDocumentModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    stored_document: StoredDocumentModuleService
  }
}
