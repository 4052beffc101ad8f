import { z } from "@medusajs/framework/zod"
import { CATALOGUE_SORTS } from "@porteka/commerce-sdk"
import { byFacet, FLAG_FACETS, RANGE_FACETS, recordOf, VALUES_FACETS } from "@porteka/shop"
import { DEFAULT_LOCALE, LOCALES } from "@porteka/shop/languages"
import { HANDLE_KINDS } from "./old-handles.ts"

const DEFAULT_PAGE_SIZE = 24
const MAX_PAGE_SIZE = 60
/** Higher than any page that is opened, and small enough for exact numbers. */
const MAX_PAGE = 100_000
const MAX_QUERY_LENGTH = 200
const MAX_HANDLE_LENGTH = 200
const MAX_FACET_VALUES = 50
const MAX_AMOUNT = 1_000_000_000

/** Control characters are refused: PostgreSQL accepts no NUL. */
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
const several = z
  .preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(handle).max(MAX_FACET_VALUES))
  .optional()

/** A valid handle; anything else matches nothing. */
export const isHandle = (value: unknown) => handle.safeParse(value).success

export const localeQuerySchema = z.strictObject({ locale: z.enum(LOCALES).default(DEFAULT_LOCALE) })

/** Limit of each row of products on a product page. */
const MAX_BESIDE = 12

/** The query of `GET /catalogue/products/{handle}`: the number of products in its rows. */
export const productQuerySchema = localeQuerySchema.extend({
  related: wholeNumber(0, MAX_BESIDE).default(0),
  bought_together: wholeNumber(0, MAX_BESIDE).default(0),
})

const flags = byFacet(FLAG_FACETS, () => flag.default(false))
const amounts = recordOf(
  RANGE_FACETS.flatMap(({ key }) => [`${key}_min` as const, `${key}_max` as const]),
  () => wholeNumber(0, MAX_AMOUNT).optional(),
)
const facets = byFacet(VALUES_FACETS, () => several)

/** The query of `GET /catalogue/products`, from the URL. */
export const listQuerySchema = z
  .strictObject({
    ...flags,
    ...amounts,
    /** `facets[material]=clay` */
    facets: z.strictObject(facets).prefault({}),
    locale: z.enum(LOCALES).default(DEFAULT_LOCALE),
    category: handle.optional(),
    collection: handle.optional(),
    q: z.string().trim().max(MAX_QUERY_LENGTH).optional(),
    count_missed: flag.default(false),
    typing: flag.default(false),
    sort: z.enum(CATALOGUE_SORTS).optional(),
    page: wholeNumber(1, MAX_PAGE).default(1),
    page_size: wholeNumber(1, MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
    new_only: flag.default(false),
    sold_only: flag.default(false),
  })
  .superRefine((query, context) => {
    for (const { key } of RANGE_FACETS) {
      if ((query[`${key}_min`] ?? 0) <= (query[`${key}_max`] ?? MAX_AMOUNT)) continue
      context.addIssue({
        code: "custom",
        path: [`${key}_min`],
        message: `must not be above ${key}_max`,
      })
    }
  })
export type ParsedListQuery = z.infer<typeof listQuerySchema>

const EXPORT_MOST = 200

/** The query of `GET /catalogue/export`. */
export const exportQuerySchema = z.strictObject({
  locale: z.enum(LOCALES).default(DEFAULT_LOCALE),
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
