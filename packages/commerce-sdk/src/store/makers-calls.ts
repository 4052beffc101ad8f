import { checkMaker, checkMakers } from "../checks/answers.ts"
import { get } from "../core/endpoint.ts"
import { PRODUCT_GET_TIMEOUT_MS } from "../core/timeouts.ts"
import type { Maker, MakerSummary } from "../types/maker-types.ts"

export const makers = {
  list: get("/content/makers")
    .asks<{ locale: string }>()
    .gives<{ makers: MakerSummary[] }>(checkMakers)
    .within(PRODUCT_GET_TIMEOUT_MS),

  page: get("/content/makers/{handle}")
    .asks<{ locale: string }>()
    .gives<{ maker: Maker }>(checkMaker)
    .within(PRODUCT_GET_TIMEOUT_MS),
}
