import { z } from "@medusajs/framework/zod"
import { SALE_ROUNDINGS } from "@porteka/commerce-sdk/wire"
import { staffText } from "../../staff-language/staff-language.ts"

const MAX_TITLE = 120
const MAX_ID = 64
const MAX_PRODUCTS = 500
const MAX_AMOUNT = 100_000_000
const MAX_TYPED_PRICES = 2_000

const id = z.string().min(1).max(MAX_ID)
const amount = z.int().min(1).max(MAX_AMOUNT)

export const salePlanSchema = z
  .strictObject({
    title: z.string().trim().min(1).max(MAX_TITLE),
    products: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("products"), ids: z.array(id).min(1).max(MAX_PRODUCTS) }),
      z.strictObject({ kind: z.literal("category"), id }),
      z.strictObject({ kind: z.literal("collection"), id }),
    ]),
    cut: z.discriminatedUnion("kind", [
      z.strictObject({
        kind: z.literal("percent"),
        percent: z.int().min(1).max(99),
        rounding: z.enum(SALE_ROUNDINGS).default("none"),
      }),
      z.strictObject({ kind: z.literal("amount"), amount }),
    ]),
    prices: z
      .record(id, amount)
      .refine((prices) => Object.keys(prices).length <= MAX_TYPED_PRICES, "has too many prices"),
    starts_on: z.iso.date(),
    ends_on: z.iso.date().nullable(),
  })
  .refine(({ starts_on, ends_on }) => ends_on === null || starts_on <= ends_on, {
    path: ["ends_on"],
    error: () =>
      staffText({
        hu: "Az utolsó nap nem lehet az első előtt.",
        en: "The last day cannot be before the first.",
      }),
  })
