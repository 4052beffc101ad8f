import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { Gauge, type Registry } from "prom-client"

/** A database that has not answered by then counts as away; Prometheus waits ten seconds for all metrics. */
const ANSWER_MS = 5_000
const WAITING_MAILS = ["pending", "sending", "failed"] as const

interface DatabaseGauge {
  name: string
  help: string
  /** Its first row has a `value`. */
  statement: string
  /** Left out if absent. */
  whenAway?: number
}

/**
 * Adds what is read from the database whenever Prometheus asks. While it does not answer they are left out, and
 * `porteka_database_up` is 0: a failed scrape would look as if this process were away.
 */
export function addDatabaseGauges(registry: Registry, knex: Pick<Knex, "raw">): void {
  const registers = [registry]

  async function read<Row>(statement: string, values: string[][] = []): Promise<Row[] | undefined> {
    try {
      const answer = await Promise.race([knex.raw<{ rows: Row[] }>(statement, values), silence()])
      return answer?.rows
    } catch {
      return undefined
    }
  }

  function add({ statement, whenAway, ...described }: DatabaseGauge): void {
    new Gauge({
      ...described,
      registers,
      async collect() {
        const rows = await read<{ value: string | null }>(statement)
        const value = rows ? Math.max(0, Number(rows[0]?.value ?? 0)) : whenAway
        if (value === undefined) this.remove()
        else this.set(value)
      },
    })
  }

  add({
    name: "porteka_database_up",
    help: "Whether the database answers: 1 or 0.",
    statement: "select 1 as value",
    whenAway: 0,
  })
  add({
    name: "porteka_mail_oldest_seconds",
    help: "How long the oldest mail that is to be sent has been due.",
    statement: `select extract(epoch from now() - min(due_at)) as value from outgoing_mail where state in ('pending', 'sending')`,
  })
  add({
    name: "porteka_feed_newest_cursor",
    help: "The newest change of the catalogue.",
    statement: "select coalesce(max(cursor), 0)::bigint as value from catalogue_change",
  })
  new Gauge({
    name: "porteka_mails",
    help: "Mails that are not sent yet, by state; failed ones are given up.",
    labelNames: ["state"],
    registers,
    async collect() {
      const rows = await read<{ state: string; count: string }>(
        "select state, count(*) from outgoing_mail where state = any(?) group by state",
        [[...WAITING_MAILS]],
      )
      this.reset()
      if (!rows) return
      const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]))
      for (const state of WAITING_MAILS) this.set({ state }, counts.get(state) ?? 0)
    },
  })
}

const silence = (): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ANSWER_MS).unref()
  })
