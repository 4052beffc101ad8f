import { answerWith, isBoolean } from "../checks/answer-shape.ts"
import { post } from "../core/endpoint.ts"
import { PRODUCT_GET_TIMEOUT_MS } from "../core/timeouts.ts"
import type { PageCountReport } from "../types/page-count-types.ts"

/** How often pages were looked at, without anything of who did. */
export const pageCounts = {
  report: post("/page-counts")
    .takes<PageCountReport>()
    .gives<{ counted: boolean }>(answerWith({ counted: isBoolean }))
    .repeatable()
    .within(PRODUCT_GET_TIMEOUT_MS),
}
