const KEY = "line_option"

/** SQL: whether a product is shown to shoppers. Charges for options of other products are not. */
export const IS_LISTED = `status = 'published' and deleted_at is null and metadata -> '${KEY}' is null`

/** The same of the metadata of a published product. */
export const isListed = (metadata: unknown): boolean =>
  (metadata as Record<string, unknown> | null)?.[KEY] === undefined
