import { z } from "@medusajs/framework/zod"
import { CATALOGUE_SORTS } from "@porteka/commerce-sdk"
import { CATALOGUE_LOCALES } from "./locales.ts"
import { HANDLE_KINDS } from "./old-handles.ts"

const DEFAULT_PAGE_SIZE = 24
const MAX_PAGE_SIZE = 60
/** Nobody reads so far, and every number stays exact. */
const MAX_PAGE = 100_000
const MAX_QUERY_LENGTH = 200
const MAX_HANDLE_LENGTH = 200
const MAX_FACET_VALUES = 50
const MAX_PRICE = 1_000_000_000

/** Control characters are refused: PostgreSQL takes no NUL. */
const handle = z
  .string()
  .min(1)
  .max(MAX_HANDLE_LENGTH)
  .regex(/^\P{Cc}*$/u)
const flag = z.enum(["true", "false"]).transform((value) => value === "true")
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().min(min).max(max))
const several = z.preprocess(
  (value) => (value === undefined || Array.isArray(value) ? value : [value]),
  z.array(handle).max(MAX_FACET_VALUES).optional(),
)

/** What may be looked up as a handle; anything else is the handle of nothing. */
export const isHandle = (value: unknown) => handle.safeParse(value).success

export const localeQuerySchema = z.strictObject({ locale: z.enum(CATALOGUE_LOCALES).default("hu") })

const MAX_RELATED = 12

/** The query of `GET /catalogue/products/{handle}`. */
export const productQuerySchema = localeQuerySchema.extend({
  related: wholeNumber(0, MAX_RELATED).default(0),
})

/** The query of `GET /catalogue/products` as it stands in the URL. */
export const listQuerySchema = z
  .strictObject({
    locale: z.enum(CATALOGUE_LOCALES).default("hu"),
    category: handle.optional(),
    collection: handle.optional(),
    q: z.string().trim().max(MAX_QUERY_LENGTH).optional(),
    count_missed: flag.default(false),
    sort: z.enum([...CATALOGUE_SORTS, "best_selling"]).optional(),
    page: wholeNumber(1, MAX_PAGE).default(1),
    page_size: wholeNumber(1, MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
    new_only: flag.default(false),
    sold_only: flag.default(false),
    categories: several,
    materials: several,
    regions: several,
    colours: several,
    price_min: wholeNumber(0, MAX_PRICE).optional(),
    price_max: wholeNumber(0, MAX_PRICE).optional(),
    in_stock: flag.default(false),
    on_sale: flag.default(false),
  })
  .refine((query) => (query.price_min ?? 0) <= (query.price_max ?? MAX_PRICE), {
    path: ["price_min"],
    error: "must not be above price_max",
  })
export type ParsedListQuery = z.infer<typeof listQuerySchema>

const EXPORT_MOST = 200

/** The query of `GET /catalogue/export`. */
export const exportQuerySchema = z.strictObject({
  locale: z.enum(CATALOGUE_LOCALES).default("hu"),
  after: handle.default(""),
  limit: wholeNumber(1, EXPORT_MOST).default(EXPORT_MOST),
})

/** The path of `GET /catalogue/moved/{kind}/{handle}`. */
export const movedPathSchema = z.object({ kind: z.enum(HANDLE_KINDS), handle })

export const changesQuerySchema = z.strictObject({
  after: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .optional(),
})
