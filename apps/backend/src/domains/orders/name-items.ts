import type { MedusaContainer } from "@medusajs/framework/types"
import { DEFAULT_LOCALE, findLocale, LANGUAGES, type Locale } from "@porteka/shop/languages"
import { readRecords } from "../../records/read-records.ts"

interface NamedLine {
  variant_id: string | null
  product_title: string | null
  variant_title: string | null
}

interface NamedVariant {
  id: string
  title: string | null
  product: { title: string } | null
}

/** The lines with current product names in a language; deleted products keep the name they were bought under. */
export async function nameItems<Line extends NamedLine>(
  container: MedusaContainer,
  lines: readonly Line[],
  locale: Locale,
): Promise<Line[]> {
  const ids = [...new Set(lines.flatMap(({ variant_id: id }) => id ?? []))]
  if (ids.length === 0) return [...lines]
  const variants = await readRecords<NamedVariant>(container, {
    entity: "product_variant",
    fields: ["id", "title", "product.title"],
    filters: { id: ids },
    locale: LANGUAGES[locale].tag,
  })
  return lines.map((line) => {
    const variant = variants.find(({ id }) => id === line.variant_id)
    if (!variant?.product) return line
    return { ...line, product_title: variant.product.title, variant_title: variant.title }
  })
}

/** An order's lines for the staff: an order in another language has its product names in that one. */
export async function nameItemsForStaff<Line extends NamedLine>(
  container: MedusaContainer,
  { locale, items }: { locale: string | null; items: readonly Line[] },
): Promise<Line[]> {
  const isOurs = locale === null || findLocale(locale) === DEFAULT_LOCALE
  return isOurs ? [...items] : await nameItems(container, items, DEFAULT_LOCALE)
}
