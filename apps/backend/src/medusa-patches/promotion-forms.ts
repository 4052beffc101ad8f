import { MAX_LINE_QUANTITY, shop } from "@porteka/shop"
import { CART_VALUE } from "./cart-value-condition.ts"
import { type ChangedFile, dashboardFile } from "./changed-file.ts"

/** The name of a condition's subject or comparison, which Medusa's server sends in English. */
const translated = (label: string) => `(${label} && t("promotions.words." + ${label}, ${label}))`
const CAMPAIGN = 't("promotions.fields.campaign")'
const titleOf = (field: string, value: string) =>
  `${value} && t("promotions.form.${field}." + ${value} + ".title", ${value})`
const ATTRIBUTE_LABEL = `label: attributeOptions?.find(
                          (ao) => ao.value === fieldRule.attribute
                        )?.label || "",`
const CURRENCY = `"${shop.currency.toLowerCase()}"`

/**
 * Medusa's forms of promotions ask for the currency, which is the shop's only one, and whether an amount
 * includes tax, although the server makes every promotion gross. They begin with a discount for one piece of each
 * line. Subjects and comparisons of conditions, the
 * example of a code and parts of the promotion's page are in English in every language.
 */
export const PROMOTION_FORMS: ChangedFile[] = [
  {
    file: dashboardFile("chunk"),
    changes: [
      {
        from: 'values: rule.field_type === "number" || rule.operator',
        to: `values: rule.attribute === "currency_code" && !rule.values?.length ? ${CURRENCY} : rule.field_type === "number" || rule.operator`,
      },
      {
        // The chosen value is looked up by a parameter that the server refuses.
        from: "...params,\n          ...buildFilters",
        to: "...(({ id, ...rest }) => (id ? { ...rest, value: id } : rest))(params),\n          ...buildFilters",
      },
      {
        // A single value that is already there is not emptied when the form is shown.
        from: "if (!hasDirtyRules) {",
        to: 'if (!hasDirtyRules || ["eq", "gte"].includes(watchOperator) && typeof form.getValues(name) === "string") {',
      },
      { from: "children: c.label }", to: `children: ${translated("c.label")} }` },
      {
        from: ATTRIBUTE_LABEL,
        to: `label: ${translated("attributeOptions?.find((ao) => ao.value === fieldRule.attribute)?.label")} ?? "",`,
      },
      { from: "label: o.label,", to: `label: ${translated("o.label")},` },
      {
        from: 'placeholder: "Select Operator"',
        to: 'placeholder: t("promotions.words.Select Operator", "Select Operator")',
      },
    ],
  },
  {
    file: dashboardFile("promotion-create"),
    changes: [
      {
        from: '["type", "application_method.type"]',
        to: '["type", "application_method.type", "is_tax_inclusive"]',
      },
      { from: "is_tax_inclusive: false", to: "is_tax_inclusive: true" },
      // The discount applies to every piece of a line, unless the owner enters fewer.
      {
        from: "max_quantity: 1,\n    target_rules",
        to: `max_quantity: ${MAX_LINE_QUANTITY},\n    target_rules`,
      },
      { from: 'placeholder: "SUMMER15"', to: 'placeholder: t("promotions.words.SUMMER15", "SUMMER15")' },
    ],
  },
  {
    file: dashboardFile("promotion-edit-details"),
    changes: [
      { from: 'form.setValue("is_tax_inclusive", false);', to: "" },
      {
        from: 'allocationWatchValue === "fixed" && promotion.type === "standard" && /* @__PURE__ */ jsx(\n            SwitchBox',
        to: "false && /* @__PURE__ */ jsx(\n            SwitchBox",
      },
    ],
  },
  {
    // The page of a promotion says "Across" and "Not part of a campaign", and calls the method a campaign.
    file: dashboardFile("promotion-detail"),
    changes: [
      { from: 'title: "Not part of a campaign"', to: 'title: t("promotions.form.campaign.none.title")' },
      {
        from: 'message: "Add this promotion to an existing campaign"',
        to: 'message: t("promotions.form.campaign.existing.description")',
      },
      { from: 'label: "Add to Campaign"', to: 'label: t("promotions.addToCampaign")' },
      {
        from: "function RuleBlock({ rule }) {",
        to: "function RuleBlock({ rule }) {\n  const { t } = useTranslation();",
      },
      { from: "children: rule.attribute_label", to: `children: ${translated("rule.attribute_label")}` },
      { from: "children: rule.operator_label", to: `children: ${translated("rule.operator_label")}` },
      {
        // A number that is a condition of its own is in a list, as other conditions' values; of amounts, there is one kind.
        from: '(rule.field_type === "number" ? [rule.values] : rule.values?.map((v) => v.label) || [])',
        to: `(!Array.isArray(rule.values) ? [rule.values] : rule.values.map((v) => rule.attribute === "${CART_VALUE}" ? formatCurrency(v.value, ${CURRENCY}) : v.label))`,
      },
      { from: CAMPAIGN, to: 't("promotions.fields.method")' },
      { from: "children: promotion.type })", to: `children: ${titleOf("type", "promotion.type")} })` },
      {
        from: "children: promotion.application_method?.allocation })",
        to: `children: ${titleOf("allocation", "promotion.application_method?.allocation")} })`,
      },
      { from: 'children: "Usage Limit"', to: 'children: t("promotions.form.limit.title")' },
    ],
  },
  {
    // Price lists and campaigns whose end is midnight: "6 December 0:00" was read as the last day, which is the 5th.
    file: dashboardFile("chunk"),
    changes: [
      {
        from: "endDate ? getFullDate({\n          date: endDate,\n          includeTime: showTime",
        to: "endDate ? getFullDate(endDate.getHours() + endDate.getMinutes() === 0 ? { date: new Date(endDate - 1) } : {\n          date: endDate,\n          includeTime: showTime",
      },
    ],
  },
]
