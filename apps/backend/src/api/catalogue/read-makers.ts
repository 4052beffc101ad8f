import type { MedusaContainer } from "@medusajs/framework/types"
import { queryRows } from "../../records/query-rows.ts"

/** A maker as product metadata names it. */
interface MakerRow {
  name: string
  place: string
}

/** The distinct makers of all products, each as its newest product names it, by name. */
export async function readMakers(
  container: MedusaContainer,
  { published }: { published: boolean },
): Promise<MakerRow[]> {
  const rows = await queryRows<{ maker: MakerRow }>(
    container,
    `select maker from (
       select distinct on (metadata #>> '{maker,id}') metadata -> 'maker' as maker from product
        where deleted_at is null and metadata #>> '{maker,name}' <> '' ${published ? "and status = 'published'" : ""}
        order by metadata #>> '{maker,id}', updated_at desc
     ) makers order by maker ->> 'name' collate "hu-x-icu"`,
  )
  return rows.map(({ maker }) => maker)
}
