import { LOCALES } from "@porteka/shop"
import { expect, test } from "vitest"
import { sql } from "../fixtures/sql.ts"

test("no table restricts the languages: a new one needs no migration", async () => {
  const listing = await sql(
    `select format('%s of %s', conname, conrelid::regclass) as name from pg_constraint
      where contype = 'c' and exists (
        select from unnest($1::text[]) as locale
         where position(quote_literal(locale) in pg_get_constraintdef(oid)) > 0)`,
    [LOCALES],
  )
  expect(listing).toEqual([])
})
