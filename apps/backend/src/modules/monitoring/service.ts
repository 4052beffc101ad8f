import type { Server } from "node:http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Logger } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { listenForMetrics } from "@porteka/shop/monitoring"
import { collectDefaultMetrics } from "prom-client"
import { environment } from "../../env.ts"
import { limitConnectionWait } from "../../records/connection-wait.ts"
import { giveUpSilentConnections } from "../../records/silent-connections.ts"
import { addDatabaseGauges } from "./database-gauges.ts"
import { knownMigrations } from "./known-migrations.ts"
import { registry } from "./metrics.ts"

/** Longer than PostgreSQL takes to start again, and shorter than a storefront waits for an answer. */
const CONNECTION_WAIT_SECONDS = 8

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
      addDatabaseGauges(registry, this.#knex)
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
}
