import { answerWith, isText } from "../checks/answer-shape.ts"
import { post } from "../core/endpoint.ts"
import type { RestockNoticeAnswer, RestockRequest } from "../types/restock-notice-types.ts"

const checkNotice = answerWith({ state: isText })

/** Back-in-stock notices; the token is that of the e-mail's link. */
export const restockNotices = {
  /** The answer reveals nothing about the address. Repeatable: a second request sends no second e-mail. */
  ask: post("/store/restock-notices").takes<RestockRequest>().gives<{ accepted: true }>().repeatable(),

  lookUp: post("/store/restock-notices/look-up")
    .takes<{ token: string }>()
    .gives<RestockNoticeAnswer>(checkNotice)
    .repeatable(),

  confirm: post("/store/restock-notices/confirm")
    .takes<{ token: string }>()
    .gives<RestockNoticeAnswer>(checkNotice)
    .repeatable(),

  cancel: post("/store/restock-notices/cancel").takes<{ token: string }>().gives<{ cancelled: true }>(),
}
