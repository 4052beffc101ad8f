import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

interface RecordQuery {
  entity: string
  fields: readonly string[]
  filters?: Record<string, unknown>
  context?: Record<string, unknown>
  /** Texts in this language. */
  locale?: string
  pagination?: { take?: number; skip?: number; order?: Record<string, "ASC" | "DESC"> }
}

/**
 * Reads records with Medusa's query, including parts of other modules in `fields`. Medusa types the result by
 * the entity only, whatever the fields; so the caller names the type.
 */
export async function readRecords<Row>(container: MedusaContainer, query: RecordQuery): Promise<Row[]> {
  return (await readPage<Row>(container, query)).rows
}

/** Like `readRecords`; also returns the total number without `pagination`. */
export async function readPage<Row>(
  container: MedusaContainer,
  { fields, locale, ...query }: RecordQuery,
): Promise<{ rows: Row[]; count: number }> {
  const { data, metadata } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ ...query, fields: [...fields] }, { locale })
  return { rows: data as Row[], count: metadata?.count ?? data.length }
}
