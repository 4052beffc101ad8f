import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** The job that asks runs every minute: a release that has not asked for so long is not running any more. */
const GONE_AFTER = "3 minutes"

/**
 * Notes that a release which builds documents of this format is running, and tells whether it is the one of those
 * running that started last. Only that one builds the others' documents again: during a rolling deployment old and
 * new processes would rewrite each other's without end.
 */
export async function isLatestRelease(knex: Knex, format: number): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: { format: number }[] }>(
    `with noted as (
       insert into catalogue_release as release (format) values (?)
       on conflict (format) do update set seen_at = now(), started_at =
         case when release.seen_at < now() - interval '${GONE_AFTER}' then now() else release.started_at end
       returning format, started_at)
     select format from (
       select format, started_at from noted
       union all
       select format, started_at from catalogue_release
        where format <> ? and seen_at >= now() - interval '${GONE_AFTER}') running
      order by started_at desc, format limit 1`,
    [format, format],
  )
  return rows[0]?.format === format
}
