import type { MedusaContainer } from "@medusajs/framework/types"
import type { Coupon } from "@porteka/commerce-sdk"
import { queryRows } from "../../records/query-rows.ts"
import { COUPON_FACTS, COUPON_PARTS } from "./coupon-facts.sql.ts"
import { type CouponFacts, couponState } from "./coupon-state.ts"
import { findSpelling } from "./find-spelling.ts"

const FACTS = `select ${COUPON_FACTS} from promotion ${COUPON_PARTS} where promotion.code = ? and promotion.deleted_at is null`

/** The state of a code in any case; null if there is no such coupon. */
export async function findCoupon(container: MedusaContainer, typed: string): Promise<Coupon | null> {
  const code = await findSpelling(container, typed)
  const rows = await queryRows<CouponFacts>(container, FACTS, [code])
  const state = rows[0] ? couponState(rows[0], new Date()) : null
  return state && { code, state }
}
