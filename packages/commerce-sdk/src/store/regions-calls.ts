import { answerWith, isList } from "../checks/answer-shape.ts"
import { checkOne } from "../checks/answers.ts"
import { get } from "../core/endpoint.ts"
import type { FieldsQuery, ListAnswer, ListQuery } from "../types/list-types.ts"
import type { Region } from "../types/region-types.ts"

export const regions = {
  list: get("/store/regions")
    .asks<ListQuery>()
    .gives<ListAnswer<"regions", Region>>(answerWith({ regions: isList })),
  retrieve: get("/store/regions/{id}").asks<FieldsQuery>().gives<{ region: Region }>(checkOne("region")),
}
