import { answerWith, isList } from "../checks/answer-shape.ts"
import { checkOne } from "../checks/answers.ts"
import { get, post } from "../core/endpoint.ts"
import type { FieldsQuery, ListAnswer, PageQuery } from "../types/list-types.ts"
import type { Return, ReturnCreateInput, ReturnReason, Swap, SwapCreateInput } from "../types/return-types.ts"

export const returns = {
  create: post("/store/returns")
    .takes<ReturnCreateInput>()
    .asks<FieldsQuery>()
    .gives<{ return: Return }>(checkOne("return")),
}

export const returnReasons = {
  list: get("/store/return-reasons")
    .asks<PageQuery>()
    .gives<ListAnswer<"return_reasons", ReturnReason>>(answerWith({ return_reasons: isList })),
  retrieve: get("/store/return-reasons/{id}")
    .asks<FieldsQuery>()
    .gives<{ return_reason: ReturnReason }>(checkOne("return_reason")),
}

/** Medusa 2 calls them exchanges. */
export const swaps = {
  create: post("/store/swaps").takes<SwapCreateInput>().gives<{ swap: Swap }>(checkOne("swap")),
  retrieveByCart: get("/store/swaps/{cart_id}").gives<{ swap: Swap }>(checkOne("swap")),
}
