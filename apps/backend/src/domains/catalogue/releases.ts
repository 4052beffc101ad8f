import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** The calling job runs every minute: a release that has not called for this long is not running any more. */
const GONE_AFTER = "3 minutes"

/**
 * Records that a release with this document format is running, and returns whether it is the running release
 * that started last. Only that one rebuilds the others' documents: during a rolling deployment old and new
 * processes would overwrite each other's endlessly.
 */
export async function isLatestRelease(knex: Knex, format: number): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: { format: number }[] }>(
    `with recorded as (
       insert into catalogue_release as release (format) values (?)
       on conflict (format) do update set seen_at = now(), started_at =
         case when release.seen_at < now() - interval '${GONE_AFTER}' then now() else release.started_at end
       returning format, started_at)
     select format from (
       select format, started_at from recorded
       union all
       select format, started_at from catalogue_release
        where format <> ? and seen_at >= now() - interval '${GONE_AFTER}') running
      order by started_at desc, format limit 1`,
    [format, format],
  )
  return rows[0]?.format === format
}
