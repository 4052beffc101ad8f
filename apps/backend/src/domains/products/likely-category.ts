import type { MedusaContainer } from "@medusajs/framework/types"
import { queryRows } from "../../records/query-rows.ts"

/** Shorter ends of words are endings of the language. */
const SHORTEST = 3

/**
 * The last word of a title, which says what it is, before what tells its variant: „Kék habán tálka (24 cm)”, "Blue mug, large"; then
 * its ends, longest first, because Hungarian writes the parts of such a word together: „sütőtál” is a „tál”.
 */
export function nounsOf(title: string): string[] {
  const words =
    title
      .toLowerCase()
      .split(/[(,–:]/)[0]
      ?.match(/\p{L}+/gu) ?? []
  const letters = [...(words.findLast(({ length }) => length >= SHORTEST) ?? "")]
  return letters.slice(SHORTEST - 1).map((_, start) => letters.slice(start).join(""))
}

/** The category of most products with a title like this one's; null if there are none. */
export async function findLikelyCategory(
  container: MedusaContainer,
  { id, title }: { id: string; title: string },
): Promise<string | null> {
  const nouns = nounsOf(title)
  const [likely] = await queryRows<{ id: string }>(
    container,
    `select category.id from unnest(?::text[]) with ordinality noun (word, place)
       join product on lower(product.title) ~ (noun.word || '\\M')
       join product_category_product member on member.product_id = product.id
       join product_category category on category.id = member.product_category_id
      where product.id <> ? and product.deleted_at is null and category.deleted_at is null
      group by category.id
      order by min(noun.place), count(*) desc, category.id
      limit 1`,
    [nouns, id],
  )
  return likely?.id ?? null
}
