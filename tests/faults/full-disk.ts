import { sql } from "../fixtures/sql.ts"

const NAME = "porteka_full_disk"

/** Runs one statement for every table of the shop. */
const onEveryTable = (statement: string) =>
  sql(`do $do$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public'
      loop execute format($sql$${statement}$sql$, name); end loop; end $do$`)

/** From now on the database answers every write like PostgreSQL on a full disk; reading still works. */
export async function fillDisk(): Promise<void> {
  await sql(`create or replace function ${NAME}() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`)
  await onEveryTable(
    `create trigger ${NAME} before insert or update or delete on %I for each statement execute function ${NAME}()`,
  )
}

export const freeDisk = () => onEveryTable(`drop trigger if exists ${NAME} on %I`)
