import { answerWith, isBoolean } from "../checks/answer-shape.ts"
import { post } from "../core/endpoint.ts"
import { PRODUCT_GET_TIMEOUT_MS } from "../core/timeouts.ts"
import type { PageCountReport } from "../types/page-count-types.ts"

/** Page views, without anything about visitors. */
export const pageCounts = {
  report: post("/page-counts")
    .takes<PageCountReport>()
    .gives<{ counted: boolean }>(answerWith({ counted: isBoolean }))
    .repeatable()
    .within(PRODUCT_GET_TIMEOUT_MS),
}
