import { Module } from "@medusajs/framework/utils"
import RememberedAnswerModuleService from "./service.ts"

export type { Answer, CallKey, FirstCall } from "./service.ts"

export const REMEMBERED_ANSWER_MODULE = "remembered_answer"

export default Module(REMEMBERED_ANSWER_MODULE, { service: RememberedAnswerModuleService })

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    remembered_answer: RememberedAnswerModuleService
  }
}
