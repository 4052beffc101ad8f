import type { HttpTypes as T } from "@medusajs/types"
import { answerWith, isList } from "../checks/answer-shape.ts"
import { get, post } from "../core/endpoint.ts"
import type { GiftCardChange, GiftCardInput, LinkInput } from "../types/admin-types.ts"
import type { GiftCard } from "../types/gift-card-types.ts"
import type { FieldsQuery, ListPaging, PageQuery } from "../types/list-types.ts"
import { crud, doing, listOf, oneOf, removing, setting } from "./rows.ts"

interface PriceListKinds {
  row: T.AdminPriceList
  create: T.AdminCreatePriceList
  update: T.AdminUpdatePriceList
  query: T.AdminPriceListListParams
}

export const priceLists = {
  ...crud<PriceListKinds>()("/admin/price-lists", { one: "price_list", many: "price_lists" }),
  batchPrices: post("/admin/price-lists/{id}/prices/batch")
    .takes<T.AdminBatchPriceListPrice>()
    .gives<T.AdminPriceListBatchResponse>(),
  /** Removes prices of products from the list; `batchPrices` adds them. */
  updateProducts: setting("/admin/price-lists/{id}/products", "price_list")
    .takes<{ remove: string[] }>()
    .gives<T.AdminPriceListResponse>(),
}

interface PreferenceKinds {
  row: T.AdminPricePreference
  create: T.AdminCreatePricePreference
  update: T.AdminUpdatePricePreference
  query: T.AdminPricePreferenceListParams
}

export const pricePreferences = crud<PreferenceKinds>()("/admin/price-preferences", {
  one: "price_preference",
  many: "price_preferences",
})

interface PromotionKinds {
  row: T.AdminPromotion
  create: T.AdminCreatePromotion
  update: T.AdminUpdatePromotion
  query: T.AdminGetPromotionsParams
}

export interface RuleBatch {
  create?: T.AdminCreatePromotionRule[]
  update?: (T.AdminUpdatePromotionRule & { id: string })[]
  delete?: string[]
}

/** Path parameters called `rule_type` are one of PROMOTION_RULE_TYPES. */
export const promotions = {
  ...crud<PromotionKinds>()("/admin/promotions", { one: "promotion", many: "promotions" }),
  listRules: listOf("/admin/promotions/{id}/{rule_type}", "rules")
    .asks<T.AdminGetPromotionRuleParams>()
    .gives<T.AdminPromotionRuleListResponse>(),
  batchRules: post("/admin/promotions/{id}/{rule_type}/batch")
    .takes<RuleBatch>()
    .gives<T.AdminPromotionRuleBatchResponse>(),
  ruleAttributeOptions: get("/admin/promotions/rule-attribute-options/{rule_type}")
    .asks<{ promotion_type?: string; application_method_target_type?: string }>()
    .gives<T.AdminRuleAttributeOptionsListResponse>(answerWith({ attributes: isList })),
  ruleValueOptions: get("/admin/promotions/rule-value-options/{rule_type}/{rule_attribute_id}")
    .asks<PageQuery & { q?: string }>()
    .gives<T.AdminRuleValueOptionsListResponse>(answerWith({ values: isList })),
}

/** Promotions with a code, under the name the specification gives them. */
export const discounts = {
  ...crud<PromotionKinds>()("/admin/discounts", { one: "discount", many: "discounts" }),
  retrieveByCode: oneOf("/admin/discounts/code/{code}", "discount").gives<{ discount: T.AdminPromotion }>(),
}

interface CampaignKinds {
  row: T.AdminCampaign
  create: T.AdminCreateCampaign
  update: T.AdminUpdateCampaign
  query: T.AdminGetCampaignsParams
}

export const campaigns = {
  ...crud<CampaignKinds>()("/admin/campaigns", { one: "campaign", many: "campaigns" }),
  updatePromotions: setting("/admin/campaigns/{id}/promotions", "campaign")
    .takes<LinkInput>()
    .gives<T.AdminCampaignResponse>(),
}

interface GiftCardKinds {
  row: GiftCard
  create: GiftCardInput
  update: GiftCardChange
  query: Partial<Omit<ListPaging, "count">>
}

export const giftCards = crud<GiftCardKinds>()("/admin/gift-cards", { one: "gift_card", many: "gift_cards" })

/** A currency is identified by its code. */
export const currencies = {
  list: listOf("/admin/currencies", "currencies")
    .asks<T.AdminCurrencyListParams>()
    .gives<T.AdminCurrencyListResponse>(),
  retrieve: get("/admin/currencies/{code}").asks<FieldsQuery>().gives<T.AdminCurrencyResponse>(),
}

interface RegionKinds {
  row: T.AdminRegion
  create: T.AdminCreateRegion
  update: T.AdminUpdateRegion
  query: T.AdminRegionFilters
}

export const regions = crud<RegionKinds>()("/admin/regions", { one: "region", many: "regions" })

interface TaxRateKinds {
  row: T.AdminTaxRate
  create: T.AdminCreateTaxRate
  update: T.AdminUpdateTaxRate
  query: T.AdminTaxRateListParams
}

export const taxRates = {
  ...crud<TaxRateKinds>()("/admin/tax-rates", { one: "tax_rate", many: "tax_rates" }),
  createRule: doing("/admin/tax-rates/{id}/rules", "tax_rate")
    .takes<T.AdminCreateTaxRateRule>()
    .gives<T.AdminTaxRateResponse>(),
  deleteRule: removing("/admin/tax-rates/{id}/rules/{rule_id}").gives<T.AdminTaxRateRuleDeleteResponse>(),
}

interface TaxRegionKinds {
  row: T.AdminTaxRegion
  create: T.AdminCreateTaxRegion
  update: T.AdminUpdateTaxRegion
  query: T.AdminTaxRegionListParams
}

export const taxRegions = crud<TaxRegionKinds>()("/admin/tax-regions", {
  one: "tax_region",
  many: "tax_regions",
})
