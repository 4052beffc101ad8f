import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { reasonOf } from "../../logs/failure.ts"
import { SHOP_SETTINGS_MODULE } from "../../modules/shop-settings/index.ts"
import { ARUKERESO_KEY } from "../../modules/shop-settings/setting-fields.ts"
import { DELETED_DOMAIN } from "../../records/deleted-address.ts"
import { queryRows, runStatement } from "../../records/query-rows.ts"
import { redeemToken, requestToken, type SurveyedOrder, SurveyRefusedError } from "./request-survey.ts"

const MOST_TRIES = 5

/**
 * Orders of the last days whose buyers agreed to the questionnaire, without those that another process is
 * handling.
 */
const DUE = `
  select placed.id, placed.email,
         (select json_agg(json_build_object('name', line.product_title, 'sku', line.variant_sku))
            from order_item item join order_line_item line on line.id = item.item_id
           where item.order_id = placed.id and item.version = placed.version and item.deleted_at is null
             and line.product_title is not null) as items
    from "order" placed left join survey_request asked on asked.order_id = placed.id
   where placed.metadata->>'survey' = 'true' and placed.created_at > now() - interval '3 days'
     and placed.deleted_at is null and placed.canceled_at is null
     and placed.email is not null and placed.email not like '%${DELETED_DOMAIN}'
     and (asked.order_id is null
          or (asked.done_at is null and asked.tries < ${MOST_TRIES} and asked.tried_at < now() - interval '4 minutes'))
   limit 50`

/** Assigns an order to one process. */
const CLAIM = `
  insert into survey_request (order_id) values (:id)
  on conflict (order_id) do update set tries = survey_request.tries + 1, tried_at = now()
   where survey_request.done_at is null and survey_request.tried_at < now() - interval '4 minutes'
  returning order_id`

const DONE = "update survey_request set done_at = now() where order_id = :id"
const NOT_DONE = "update survey_request set done_at = null where order_id = :id"

/** Passes buyers who asked for Árukereső's questionnaire on to it; nobody if the owner has no key. */
export async function sendSurveys(container: MedusaContainer): Promise<void> {
  const key = (await container.resolve(SHOP_SETTINGS_MODULE).read())[ARUKERESO_KEY]
  if (!key) return
  const rows = await queryRows<SurveyedOrder & { id: string }>(container, DUE)
  for (const { id, email, items } of rows) {
    const claimed = await queryRows<object>(container, CLAIM, { id })
    if (claimed.length === 0) continue
    try {
      await requestOnce(container, key, { id, email, items: items ?? [] })
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`Árukereső was not asked to send its questionnaire for ${id}: ${reasonOf(error)}`)
    }
  }
}

/** It counts as done before it is: if the process dies, or the answer is lost, rather no questionnaire than two. */
async function requestOnce(
  container: MedusaContainer,
  key: string,
  { id, ...order }: SurveyedOrder & { id: string },
): Promise<void> {
  const token = await requestToken(key, order)
  await runStatement(container, DONE, { id })
  try {
    await redeemToken(key, token)
  } catch (error) {
    if (error instanceof SurveyRefusedError) await runStatement(container, NOT_DONE, { id })
    throw error
  }
}
