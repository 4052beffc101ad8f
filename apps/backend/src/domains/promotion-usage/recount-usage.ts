import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { queryRows, runStatement } from "../../records/query-rows.ts"
import { rawAmountSql } from "../../records/raw-amount.ts"
import { logFailure } from "../run-separately.ts"
import { IS_GIFT_CARD_CAMPAIGN } from "./campaign-prefix.ts"
import { USES } from "./counted-uses.ts"

/** Key in a promotion's metadata: Medusa's usage count is in doubt. */
const IN_DOUBT = "usage_in_doubt"
/** SQL: sets that mark, so that its uses are recounted. */
export const REQUEST_RECOUNT = `metadata = coalesce(metadata, '{}') || '{"${IN_DOUBT}": true}'`

/** Marks the codes of an order about to be removed: the crashed process may or may not have counted them. */
export async function requestRecount(
  container: MedusaContainer,
  cartId: string,
  orderId: string,
): Promise<void> {
  await runStatement(
    container,
    `update promotion set ${REQUEST_RECOUNT}
        where deleted_at is null
          and (code in (select code from (${USES}) uses where order_id = ?)
               or id in (select promotion_id from cart_promotion where cart_id = ? and deleted_at is null))`,
    [orderId, cartId],
  )
}

/** Recounts the marked codes from the remaining orders; the job retries failures. */
export async function recountUsage(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const rows = await queryRows<{ id: string; code: string }>(
    container,
    `select id, code from promotion where metadata->>'${IN_DOUBT}' = 'true' and deleted_at is null`,
  )
  for (const { id, code } of rows) {
    await logFailure(container, `The uses of ${code} are not recounted yet`, () =>
      knex.transaction((transaction) => recount(transaction as Knex, id)),
    )
  }
}

/** The uses of the promotion's code and of those that share its campaign. */
const OWN = `
  select uses.* from (${USES}) uses
   where uses.code = any(array(
     select code from promotion
      where deleted_at is null and (id = :id or campaign_id = (select campaign_id from promotion where id = :id))))`

/**
 * Counts are only ever lowered here. A canceled order returns what a gift card paid, and returned items their
 * part of it (ADR 0072); for other codes Medusa counts it as a use.
 */
const RECOUNT_BUDGET = `
  with own as (${OWN}),
  budget as (
    select budget.id, budget.type, budget.attribute,
           ${IS_GIFT_CARD_CAMPAIGN} as is_card
      from promotion_campaign_budget budget
      join promotion_campaign campaign on campaign.id = budget.campaign_id
     where budget.campaign_id = (select campaign_id from promotion where id = :id) and budget.deleted_at is null
  ),
  by_person as (
    update promotion_campaign_budget_usage usage
       set used = least(usage.used, counted.used), raw_used = ${rawAmountSql("least(usage.used, counted.used)")}
      from (
        select usage.id, count(distinct (own.order_id, own.code)) as used
          from budget
          join promotion_campaign_budget_usage usage on usage.budget_id = budget.id and usage.deleted_at is null
          left join own on usage.attribute_value
            = case budget.attribute when 'customer_id' then own.customer_id else own.email end
         group by usage.id
      ) counted
     where usage.id = counted.id
  ),
  counted as (
    select budget.id, case budget.type
             when 'spend' then coalesce(sum(case when budget.is_card then own.amount - own.given_back
                                                 else own.amount end), 0)
             else count(distinct own.order_id) end as used
      from budget left join own on true
     group by budget.id, budget.type
  )
  update promotion_campaign_budget budget
     set used = least(budget.used, counted.used), raw_used = ${rawAmountSql("least(budget.used, counted.used)")},
         updated_at = now()
    from counted where counted.id = budget.id`

const RECOUNT_PROMOTION = `
  update promotion
     set used = least(used, (select count(distinct order_id) from (${OWN}) own where own.code = promotion.code)),
         metadata = metadata - '${IN_DOUBT}'
   where id = :id`

async function recount(knex: Knex, id: string): Promise<void> {
  // The rows that Medusa's registerUsage locks, in its order: a use is counted either before this or after it.
  await knex.raw("set local lock_timeout = '3s'")
  await knex.raw("select id from promotion where id = :id for update", { id })
  await knex.raw(
    `select id from promotion_campaign_budget
      where campaign_id = (select campaign_id from promotion where id = :id) for update`,
    { id },
  )
  // It is not known whether an order in progress, or one left by a crash, is counted already; the job tries
  // again later.
  const { rows } = await knex.raw(`select 1 from (${OWN}) own where not is_complete limit 1`, { id })
  if (rows.length > 0) return
  await knex.raw(RECOUNT_BUDGET, { id })
  await knex.raw(RECOUNT_PROMOTION, { id })
}
