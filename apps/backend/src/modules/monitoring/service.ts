import type { Server } from "node:http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Logger } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { listenForMetrics } from "@porteka/shop/monitoring"
import { collectDefaultMetrics, Gauge } from "prom-client"
import { environment } from "../../env.ts"
import { limitConnectionWait } from "../../records/connection-wait.ts"
import { giveUpSilentConnections } from "../../records/silent-connections.ts"
import { knownMigrations } from "./known-migrations.ts"
import { registry } from "./metrics.ts"

/** Longer than PostgreSQL takes to start again, and shorter than a storefront waits for an answer. */
const CONNECTION_WAIT_SECONDS = 8
const WAITING_MAILS = ["pending", "sending", "failed"] as const

interface Dependencies {
  [ContainerRegistrationKeys.PG_CONNECTION]: Knex
  [ContainerRegistrationKeys.LOGGER]: Logger
}

/** State of this process and of the database for monitoring. */
export default class MonitoringModuleService {
  readonly #knex: Knex
  readonly #logger: Logger
  #migrations: string[] | undefined
  #listener: Server | undefined

  constructor(dependencies: Dependencies) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
    this.#logger = dependencies[ContainerRegistrationKeys.LOGGER]
  }

  readonly __hooks = {
    onApplicationStart: async () => {
      const { METRICS_PORT, METRICS_HOST, DATABASE_SILENCE_SECONDS } = environment()
      giveUpSilentConnections(this.#knex, DATABASE_SILENCE_SECONDS)
      limitConnectionWait(this.#knex, CONNECTION_WAIT_SECONDS)
      if (METRICS_PORT === undefined) return
      collectDefaultMetrics({ register: registry })
      this.#gaugeDatabase()
      const place = { port: METRICS_PORT, host: METRICS_HOST }
      this.#listener = listenForMetrics(registry, place, (error) =>
        this.#logger.error("Metrics cannot be read", error),
      )
    },
    onApplicationPrepareShutdown: async () => {
      this.#listener?.close()
    },
  }

  /** Migrations that this build needs and the database lacks: it was started before `db:migrate`. */
  async findMissingMigrations(): Promise<string[]> {
    const { rows } = await this.#knex.raw<{ rows: { name: string }[] }>(
      `select name from mikro_orm_migrations`,
    )
    const done = new Set(rows.map(({ name }) => name))
    this.#migrations ??= knownMigrations()
    return this.#migrations.filter((name) => !done.has(name))
  }

  /** Read from the database whenever Prometheus asks. */
  #gaugeDatabase(): void {
    const knex = this.#knex
    const registers = [registry]
    new Gauge({
      name: "porteka_mails",
      help: "Mails that are not sent yet, by state; failed ones are given up.",
      labelNames: ["state"],
      registers,
      async collect() {
        const { rows } = await knex.raw<{ rows: { state: string; count: string }[] }>(
          `select state, count(*) from outgoing_mail where state = any(?) group by state`,
          [[...WAITING_MAILS]],
        )
        const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]))
        for (const state of WAITING_MAILS) this.set({ state }, counts.get(state) ?? 0)
      },
    })
    new Gauge({
      name: "porteka_mail_oldest_seconds",
      help: "How long the oldest mail that is to be sent has been due.",
      registers,
      async collect() {
        const { rows } = await knex.raw<{ rows: { age: string | null }[] }>(
          `select extract(epoch from now() - min(due_at)) as age from outgoing_mail where state in ('pending', 'sending')`,
        )
        this.set(Math.max(0, Number(rows[0]?.age ?? 0)))
      },
    })
    new Gauge({
      name: "porteka_feed_newest_cursor",
      help: "The newest change of the catalogue.",
      registers,
      async collect() {
        const { rows } = await knex.raw<{ rows: { cursor: string }[] }>(
          `select coalesce(max(cursor), 0)::bigint as cursor from catalogue_change`,
        )
        this.set(Number(rows[0]?.cursor ?? 0))
      },
    })
  }
}
