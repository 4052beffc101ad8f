import { sql } from "../fixtures/sql.ts"

/** One kind of write to one table. */
export type Write = { table: string; when: "insert" } | { table: string; when: "update"; of: string }

/** Longer than any test. */
const HOLD_SECONDS = 600
const NAME = "porteka_held_write"

/** From now on such a write waits inside the database before it is executed. */
export async function holdWrites(write: Write): Promise<void> {
  const event = write.when === "insert" ? "insert" : `update of ${write.of}`
  const condition = write.when === "update" ? `when (old.${write.of} is distinct from new.${write.of})` : ""
  await sql(`create or replace function ${NAME}() returns trigger language plpgsql as
         $$ begin perform pg_sleep(${HOLD_SECONDS}); return new; end $$;
       create trigger ${NAME} before ${event} on "${write.table}" for each row ${condition}
         execute function ${NAME}()`)
}

/** @returns how many writes are waiting */
export const countHeld = async (): Promise<number> =>
  (await sql("select 1 from pg_stat_activity where wait_event = 'PgSleep'")).length

/**
 * Ends the waiting writes without executing them, as the death of their client would sooner or later, and
 * stops holding writes.
 */
export async function releaseWrites(write: Write): Promise<void> {
  await sql("select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'")
  await sql(`drop trigger ${NAME} on "${write.table}"`)
}
