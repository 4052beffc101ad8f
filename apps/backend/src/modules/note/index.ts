import { Module } from "@medusajs/framework/utils"
import NoteModuleService from "./service.ts"

export const NOTE_MODULE = "note"

export default Module(NOTE_MODULE, { service: NoteModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    note: NoteModuleService
  }
}
