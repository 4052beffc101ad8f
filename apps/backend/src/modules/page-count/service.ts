import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { PageCountReport } from "@porteka/commerce-sdk"

interface Dependencies {
  [ContainerRegistrationKeys.PG_CONNECTION]: Knex
}

/** How often kinds of pages were looked at, by day: sums that storefronts send, nothing of a visitor. */
export default class PageCountModuleService {
  readonly #knex: Knex

  constructor(dependencies: Dependencies) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /** A report holds the whole day so far, so that one which comes twice, or late, counts nothing twice. */
  async note({ counter, counts }: PageCountReport): Promise<void> {
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
