import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** The workshops that products carry, each once, by name. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { rows } = await req.scope
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: { maker: unknown }[] }>(
      `select maker from (
       select distinct on (metadata #>> '{maker,id}') metadata -> 'maker' as maker from product
        where deleted_at is null and metadata #>> '{maker,name}' <> ''
        order by metadata #>> '{maker,id}', updated_at desc
     ) makers order by maker ->> 'name' collate "hu-x-icu"`,
    )
  res.json({ makers: rows.map(({ maker }) => maker) })
}
