import type { SaleCut, SalePlan, SaleProducts, SaleRounding } from "@porteka/commerce-sdk"

/** A sale in the form: numbers as typed. */
export interface SaleForm {
  title: string
  products: SaleProducts
  cutKind: SaleCut["kind"]
  percent: string
  rounding: SaleRounding
  amount: string
  startsOn: string
  endsOn: string
  /** By variant, as typed. */
  prices: Readonly<Record<string, string>>
}

export const EMPTY_SALE: SaleForm = {
  title: "",
  products: { kind: "category", id: "" },
  cutKind: "percent",
  percent: "",
  rounding: "none",
  amount: "",
  startsOn: "",
  endsOn: "",
  prices: {},
}

const typedPrices = (prices: SaleForm["prices"]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(prices).flatMap(([id, typed]) => (typed.trim() === "" ? [] : [[id, Number(typed)]])),
  )

/** The form in the format of the back end, which validates it. */
export function toSalePlan(form: SaleForm): SalePlan {
  const cut: SaleCut =
    form.cutKind === "percent"
      ? { kind: "percent", percent: Number(form.percent), rounding: form.rounding }
      : { kind: "amount", amount: Number(form.amount) }
  return {
    title: form.title,
    products: form.products,
    cut,
    prices: typedPrices(form.prices),
    starts_on: form.startsOn,
    ends_on: form.endsOn || null,
  }
}
