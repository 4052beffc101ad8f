import type { ComputeActionContext, ComputeActions } from "@medusajs/framework/types"
import promotionModule from "@medusajs/medusa/promotion"
import { cartValue } from "@porteka/commerce-sdk"
import { minimumCodes } from "../records/minimum-codes.ts"
import { AT_LEAST, CART_VALUE } from "./cart-value-condition.ts"

type Compute = (
  codes: string[],
  context: ComputeActionContext,
  ...rest: unknown[]
) => Promise<ComputeActions[]>

/** A cart or order as Medusa passes it to promotions; amounts may be objects. */
interface ValuedContext {
  id?: string
  items?: readonly { is_giftcard?: boolean; unit_price?: unknown; quantity?: unknown }[]
  metadata?: Record<string, unknown> | null
}

let installed = false

/**
 * A condition of promotions about the value of the products, which Medusa does not offer: "10 % from 20 000 Ft". It is
 * among the subjects of conditions in the admin, and every computation of a promotion compares it. A cart's codes with
 * such a condition are tried each time, because Medusa drops them while the cart is below their value.
 */
export function installCartValue(): void {
  if (installed) return
  installed = true
  offerCondition()
  const service = promotionModule.service.prototype as unknown as { computeActions: Compute }
  const { computeActions } = service
  service.computeActions = async function computeWithValue(codes, context, ...rest) {
    const { tried, valued } = withCartValue(codes, context as ValuedContext)
    return computeActions.call(this, tried, valued as unknown as ComputeActionContext, ...rest)
  }
}

/** What Medusa computes with: the context with its value, and the codes with those that the cart keeps. */
export function withCartValue<Context extends ValuedContext>(codes: readonly string[], context: Context) {
  const lines = (context.items ?? []).map(({ is_giftcard, unit_price, quantity }) => ({
    is_giftcard: Boolean(is_giftcard),
    unit_price: Number(unit_price ?? 0),
    quantity: Number(quantity ?? 0),
  }))
  // An order has a copy of its cart's metadata, but an edit of it applies only the order's own promotions.
  const kept = context.id?.startsWith("cart_") ? minimumCodes(context.metadata) : []
  return {
    tried: [...new Set([...codes, ...kept])],
    valued: { ...context, [CART_VALUE]: cartValue(lines) },
  }
}

interface Attribute {
  id: string
  value: string
  label: string
  required: boolean
  field_type: string
  operators: { id: string; value: string; label: string }[]
}

interface PromotionUtils {
  getRuleAttributesMap(asked: unknown): Record<string, Attribute[]>
  ruleQueryConfigurations: Record<string, { entryPoint: string; labelAttr: string; valueAttr: string }>
  operatorsMap: Record<string, Attribute["operators"][number]>
}

const utilOf = (file: string) =>
  require(`@medusajs/medusa/api/admin/promotions/utils/${file}`) as PromotionUtils

function offerCondition(): void {
  const operator = { id: AT_LEAST, value: AT_LEAST, label: "At least" }
  utilOf("operators-map").operatorsMap[AT_LEAST] = operator
  const attributes = utilOf("rule-attributes-map")
  const { getRuleAttributesMap } = attributes
  attributes.getRuleAttributesMap = (asked) => {
    const { rules = [], ...rest } = getRuleAttributesMap(asked)
    const attribute = {
      id: CART_VALUE,
      value: CART_VALUE,
      label: "Cart value",
      required: false,
      field_type: "number",
      operators: [operator],
    }
    return { rules: [...rules, attribute], ...rest }
  }
  // Medusa shows conditions only about records, which it looks up to name them; no currency has a number as its code.
  utilOf("rule-query-configuration").ruleQueryConfigurations[CART_VALUE] = {
    entryPoint: "currency",
    labelAttr: "name",
    valueAttr: "code",
  }
}
