import { z } from "@medusajs/framework/zod"

/**
 * What this shop keeps in the `metadata` of products and variants: everything Medusa has no column for.
 * The seed writes it, the admin may edit it, the read model reads it. Texts here carry both languages;
 * the columns of the records are Hungarian and their English is in the translation module.
 */

const bilingual = z.object({ hu: z.string(), en: z.string() })

const maker = z.object({
  id: z.string(),
  name: z.string(),
  place: z.string(),
  /** Facet key of the region: "orseg", "kalocsa", … */
  region: z.string(),
  /** Postal and electronic address (Regulation (EU) 2023/988 Art. 19). */
  address: z.string(),
  email: z.email(),
})

const productMetadataSchema = z.object({
  material: bilingual.optional(),
  /** Facet key of the material: "clay", "linen", … */
  material_key: z.string().optional(),
  /** Facet key of the main colour. */
  colour_key: z.string().optional(),
  dimensions: bilingual.optional(),
  care: bilingual.optional(),
  warnings: z.array(bilingual).default([]),
  /** 45/2014. (II. 26.) Korm. rendelet 29. §. Absent: the 14-day withdrawal right applies. */
  withdrawal_exemption: z.enum(["custom", "hygiene", "perishable"]).optional(),
  maker: maker.optional(),
  /** ISO 8601; decides about new arrivals. Absent: the record's `created_at`. */
  first_published_at: z.iso.datetime().optional(),
})
export type ProductMetadata = z.infer<typeof productMetadataSchema>

const variantMetadataSchema = z.object({
  /** What is in the package, for the unit price; absent for goods sold by the piece. */
  content: z
    .object({ value: z.number().positive(), unit: z.enum(["g", "kg", "ml", "l", "cm", "m", "m2"]) })
    .optional(),
})
export type VariantMetadata = z.infer<typeof variantMetadataSchema>

/**
 * Reads metadata of unknown origin.
 * A part that does not fit is left out instead of hiding the product: metadata is edited by hand in the admin.
 */
function parseKnownParts<T extends z.ZodObject>(schema: T, metadata: unknown): z.infer<T> {
  const source = metadata !== null && typeof metadata === "object" ? metadata : {}
  const kept: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(schema.shape)) {
    const result = part.safeParse((source as Record<string, unknown>)[key])
    if (result.success) kept[key] = result.data
  }
  return schema.parse(kept)
}

/** Never throws: parts that do not fit the schema are absent. */
export const parseProductMetadata = (metadata: unknown): ProductMetadata =>
  parseKnownParts(productMetadataSchema, metadata)

/** Never throws: parts that do not fit the schema are absent. */
export const parseVariantMetadata = (metadata: unknown): VariantMetadata =>
  parseKnownParts(variantMetadataSchema, metadata)
