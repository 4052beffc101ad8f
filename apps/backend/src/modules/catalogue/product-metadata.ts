import { z } from "@medusajs/framework/zod"
import {
  LINE_OPTION_KEYS,
  LINE_OPTIONS,
  METADATA_FACETS,
  PRODUCER_GUARANTEE_YEARS,
  PRODUCT_LABEL_KEYS,
  recordOf,
} from "@porteka/shop"
import { fieldsOf } from "@porteka/shop/parse-json"
import { writtenTexts } from "./written-texts.ts"

/**
 * The `metadata` of products and variants: everything Medusa has no column for. The seed writes it, the admin
 * edits it, the read model reads it. Texts here contain every language; the records' columns are in the default
 * language, and the translation module holds the others.
 */

/** The responsible person in the European Union, for products from outside it (Regulation (EU) 2023/988 Art. 16, 19). */
const responsiblePerson = z.object({ name: z.string().min(1), address: z.string().min(1), email: z.email() })

/** More than three months of working days is a typing error rather than a promise. */
export const MOST_MAKING_DAYS = 90

const maker = z.object({
  id: z.string(),
  name: z.string(),
  place: z.string(),
  /** A value of the facet that is read from this field: "orseg", "kalocsa", … */
  region: z.string(),
  /** Postal and electronic address (Regulation (EU) 2023/988 Art. 19). */
  address: z.string(),
  email: z.email(),
  /** Absent: in the European Union. */
  seat: z.literal("outside_eu").optional().catch(undefined),
  /** Absent if a part of it is missing; the maker is shown all the same. */
  eu_responsible: responsiblePerson.optional().catch(undefined),
})

/** Facet values that are stored here: `material_key: "clay"`. */
const facetFields = recordOf(
  METADATA_FACETS.map(({ field }) => field),
  () => z.string().optional(),
)

const productMetadataSchema = z.object({
  ...facetFields,
  material: writtenTexts.optional(),
  dimensions: writtenTexts.optional(),
  care: writtenTexts.optional(),
  warnings: z.array(writtenTexts).default([]),
  /** 45/2014. (II. 26.) Korm. rendelet 29. §. Absent: the 14-day withdrawal right applies. */
  withdrawal_exemption: z.enum(["custom", "hygiene", "perishable"]).optional(),
  /** The inscription required with an order. Absent: not personalized. */
  personalisation: z
    .object({
      max_length: z.int().min(1).max(LINE_OPTIONS.personalisation.maxLength),
      characters: z.enum(["letters", "text"]),
    })
    .optional(),
  label: z.enum(PRODUCT_LABEL_KEYS).optional(),
  /** Working days needed to make it after an order; absent if it is in stock. */
  making_days: z.int().min(1).max(MOST_MAKING_DAYS).optional(),
  /** A charge for this line option: in no list, and not sold alone. */
  line_option: z.enum(LINE_OPTION_KEYS).optional(),
  maker: maker.optional(),
  /** The producer's guarantee; absent: none of more than two years. */
  garan: z
    .object({
      years: z.int().min(PRODUCER_GUARANTEE_YEARS.least).max(PRODUCER_GUARANTEE_YEARS.most),
      producer: z.string().trim().min(1),
      model: z.string().trim().min(1),
    })
    .optional(),
  /** ISO 8601; decides about new arrivals. Absent: the record's `created_at`. */
  first_published_at: z.iso.datetime().optional(),
})
export type ProductMetadata = z.infer<typeof productMetadataSchema>

const variantMetadataSchema = z.object({
  /** The content of the package, for the unit price; absent for single pieces. */
  content: z
    .object({ value: z.number().positive(), unit: z.enum(["g", "kg", "ml", "l", "cm", "m", "m2", "piece"]) })
    .optional(),
})
export type VariantMetadata = z.infer<typeof variantMetadataSchema>

/**
 * Parses metadata of unknown origin. Invalid parts are omitted instead of hiding the product: metadata can be
 * edited by hand in the admin.
 */
function parseKnownParts<T extends z.ZodObject>(schema: T, metadata: unknown): z.infer<T> {
  const source = fieldsOf(metadata)
  const kept: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(schema.shape)) {
    const result = part.safeParse(source[key])
    if (result.success) kept[key] = result.data
  }
  return schema.parse(kept)
}

/** Never throws: invalid parts are absent. */
export const parseProductMetadata = (metadata: unknown): ProductMetadata =>
  parseKnownParts(productMetadataSchema, metadata)

/** Never throws: invalid parts are absent. */
export const parseVariantMetadata = (metadata: unknown): VariantMetadata =>
  parseKnownParts(variantMetadataSchema, metadata)
