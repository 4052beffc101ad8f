import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { PageCountReport } from "@porteka/commerce-sdk"
import type { DatabaseDependency } from "../../records/database-dependency.ts"

/** Page views by kind of page and day: totals that storefronts send, without visitor data. */
export default class PageCountModuleService {
  readonly #knex: Knex

  constructor(dependencies: DatabaseDependency) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /** A report contains the whole day so far, so a repeated or late one does not count anything twice. */
  async record({ counter, counts }: PageCountReport): Promise<void> {
    for (const { day, kind, views, arrivals } of counts)
      await this.#knex.raw(
        `insert into page_count (day, kind, counter, views, arrivals) values (?, ?, ?, ?, ?)
         on conflict (day, kind, counter)
         do update set views = greatest(page_count.views, excluded.views),
                       arrivals = greatest(page_count.arrivals, excluded.arrivals)`,
        [day, kind, counter, views, arrivals],
      )
  }
}
