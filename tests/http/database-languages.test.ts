import { LOCALES } from "@porteka/shop"
import { expect, test } from "vitest"
import { withConnection } from "../../tools/postgres/connection.ts"
import { stack } from "../fixtures/stack.ts"

test("no table restricts the languages: a new one needs no migration", async () => {
  const listing = await withConnection(stack.databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%s of %s', conname, conrelid::regclass) as name from pg_constraint
        where contype = 'c' and exists (
          select from unnest($1::text[]) as locale
           where position(quote_literal(locale) in pg_get_constraintdef(oid)) > 0)`,
      [LOCALES],
    )
    return rows.map(({ name }) => name)
  })
  expect(listing).toEqual([])
})
