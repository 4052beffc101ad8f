import { answerWith, isList } from "../checks/answer-shape.ts"
import { get, post } from "../core/endpoint.ts"
import type { AdminInput, AdminRecord, BatchAnswer, BatchInput, LinkInput } from "../types/admin.ts"
import type { FieldsQuery, ListAnswer } from "../types/list.ts"
import { type AdminListQuery, crud, listOf, oneOf, removing } from "./rows.ts"

export interface RuleOptions {
  attributes: { id: string; label: string; value: string; required?: boolean }[]
}

export const priceLists = {
  ...crud("/admin/price-lists", { one: "price_list", many: "price_lists" }),
  batchPrices: post("/admin/price-lists/{id}/prices/batch").takes<BatchInput>().gives<BatchAnswer>(),
  updateProducts: post("/admin/price-lists/{id}/products")
    .takes<LinkInput>()
    .gives<{ price_list: AdminRecord }>()
    .repeatable(),
}

export const pricePreferences = crud("/admin/price-preferences", {
  one: "price_preference",
  many: "price_preferences",
})

export const promotions = {
  ...crud("/admin/promotions", { one: "promotion", many: "promotions" }),
  /** `rule_type` is one of PROMOTION_RULE_TYPES. */
  listRules: listOf("/admin/promotions/{id}/{rule_type}", "rules"),
  batchRules: post("/admin/promotions/{id}/{rule_type}/batch").takes<BatchInput>().gives<AdminInput>(),
  ruleAttributeOptions: get("/admin/promotions/rule-attribute-options/{rule_type}")
    .asks<{ promotion_type?: string; application_method_target_type?: string }>()
    .gives<RuleOptions>(answerWith({ attributes: isList })),
  ruleValueOptions: get("/admin/promotions/rule-value-options/{rule_type}/{rule_attribute_id}")
    .asks<AdminListQuery>()
    .gives<{ values: { label: string; value: string }[] }>(answerWith({ values: isList })),
}

/** Promotions with a code, under the name the specification gives them. */
export const discounts = {
  ...crud("/admin/discounts", { one: "discount", many: "discounts" }),
  retrieveByCode: oneOf("/admin/discounts/code/{code}", "discount"),
}

export const campaigns = {
  ...crud("/admin/campaigns", { one: "campaign", many: "campaigns" }),
  updatePromotions: post("/admin/campaigns/{id}/promotions")
    .takes<LinkInput>()
    .gives<{ campaign: AdminRecord }>()
    .repeatable(),
}

export const giftCards = crud("/admin/gift-cards", { one: "gift_card", many: "gift_cards" })

/** A currency is known by its code. */
export interface Currency {
  code: string
  name: string
  symbol: string
  decimal_digits: number
}

export const currencies = {
  list: get("/admin/currencies").asks<AdminListQuery>().gives<ListAnswer<"currencies", Currency>>(),
  retrieve: get("/admin/currencies/{code}").asks<FieldsQuery>().gives<{ currency: Currency }>(),
}

export const regions = crud("/admin/regions", { one: "region", many: "regions" })

export const taxRates = {
  ...crud("/admin/tax-rates", { one: "tax_rate", many: "tax_rates" }),
  createRule: post("/admin/tax-rates/{id}/rules")
    .takes<{ reference: string; reference_id: string }>()
    .gives<{ tax_rate: AdminRecord }>(),
  deleteRule: removing("/admin/tax-rates/{id}/rules/{rule_id}"),
}

export const taxRegions = crud("/admin/tax-regions", { one: "tax_region", many: "tax_regions" })
