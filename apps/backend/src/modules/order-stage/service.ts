import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { DeskStage } from "@porteka/commerce-sdk"
import type { DatabaseDependency } from "../../records/database-dependency.ts"

/** Touched orders computed by one transaction; a migration touches all there are. */
const BATCH_SIZE = 5_000

/**
 * For this long a touched order is computed again at each reading: Medusa writes the link between an order and its
 * payment or parcel after both, and nothing notes links.
 */
const SETTLING_SECONDS = 60

/** The rest stays for the next batch; what is settling is taken and stays. */
const TAKE_TOUCHED = `
  with settled as (
    delete from order_stage_touch
     where ctid in (select ctid from order_stage_touch
                     where touched_at < now() - make_interval(secs => :settling) order by touched_at limit :limit)
    returning order_id)
  select (select count(*) from settled)::int as settled,
         array(select order_id from settled
               union
               select order_id from order_stage_touch where touched_at >= now() - make_interval(secs => :settling)
               union
               select order_id from order_stage where late_at <= now()) as ids`

const COUNTS = `select stage, count(*)::int as orders from order_stage group by stage`

/** SQL: rows (order_id, stage, created_at, late_at) of the orders of which it gets the ids; deleted ones have none. */
export type StagesSql = (orders: string) => string

export type StageCounts = Partial<Record<DeskStage, number>>

/** The stages of all orders, stored. Triggers note the orders whose stage may have changed; readers compute these first. */
export default class OrderStageModuleService {
  readonly #knex: Knex
  #running: Promise<unknown> = Promise.resolve()
  #next: Promise<void> | undefined

  constructor(dependencies: DatabaseDependency) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /**
   * Computes the stages of the orders touched before the call. Whoever calls during a run shares the next one, so that
   * waiting takes no database connection.
   * @param stagesOf how; from the tables of orders
   */
  refresh(stagesOf: StagesSql): Promise<void> {
    this.#next ??= this.#running.then(() => {
      this.#next = undefined
      const run = this.#refresh(stagesOf)
      this.#running = run.catch(() => undefined)
      return run
    })
    return this.#next
  }

  async #refresh(stagesOf: StagesSql): Promise<void> {
    const computed = `insert into order_stage (order_id, stage, created_at, late_at) ${stagesOf("select unnest(cast(:ids as text[])) as id")}`
    let settled: number
    do {
      settled = await this.#knex.transaction(async (trx) => {
        // One at a time, of all processes: of two, the later one reads later.
        await trx.raw(`select pg_advisory_xact_lock(hashtextextended('order_stage', 0))`)
        const { rows } = await trx.raw<{ rows: [{ settled: number; ids: string[] }] }>(TAKE_TOUCHED, {
          settling: SETTLING_SECONDS,
          limit: BATCH_SIZE,
        })
        const [{ settled, ids }] = rows
        if (ids.length === 0) return 0
        await trx.raw(`delete from order_stage where order_id = any(:ids)`, { ids })
        await trx.raw(computed, { ids })
        return settled
      })
    } while (settled === BATCH_SIZE)
  }

  async counts(): Promise<StageCounts> {
    const { rows } = await this.#knex.raw<{ rows: { stage: DeskStage; orders: number }[] }>(COUNTS)
    return Object.fromEntries(rows.map(({ stage, orders }) => [stage, orders]))
  }

  /** The ids of a stage's orders, the oldest or the newest first. */
  async list(
    stage: DeskStage,
    { first, limit, offset }: { first: "oldest" | "newest"; limit: number; offset: number },
  ): Promise<string[]> {
    const direction = first === "oldest" ? "asc" : "desc"
    const { rows } = await this.#knex.raw<{ rows: { order_id: string }[] }>(
      `select order_id from order_stage where stage = ?
        order by created_at ${direction}, order_id ${direction} limit ? offset ?`,
      [stage, limit, offset],
    )
    return rows.map(({ order_id: id }) => id)
  }

  /**
   * Compares all stages with the tables of orders, and has differing ones computed again.
   * @returns orders with a wrong stage: a change that no trigger noted
   */
  async repair(stagesOf: StagesSql): Promise<string[]> {
    const wrong: string[] = []
    const next = `select id from "order" where id > :after order by id limit ${BATCH_SIZE}`
    let after = ""
    for (;;) {
      const { rows } = await this.#knex.raw<{ rows: [{ last: string | null; wrong: string[] }] }>(
        `with asked as materialized (${next}),
              right_stage as materialized (${stagesOf("select id from asked")})
         select (select max(id) from asked) as last,
                array(select coalesce(stored.order_id, computed.order_id)
                        from (select * from order_stage where order_id in (select id from asked)) stored
                        full join right_stage computed on computed.order_id = stored.order_id
                       where (stored.stage, stored.created_at) is distinct from (computed.stage, computed.created_at)
                         and not exists (select from order_stage_touch touched
                                          where touched.order_id = coalesce(stored.order_id, computed.order_id))) as wrong`,
        { after },
      )
      const [{ last, wrong: found }] = rows
      wrong.push(...found)
      if (last === null) break
      after = last
    }
    if (wrong.length > 0)
      await this.#knex.raw(`insert into order_stage_touch (order_id) select unnest(cast(? as text[]))`, [
        wrong,
      ])
    return wrong
  }
}
