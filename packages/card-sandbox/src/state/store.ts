import { type Journal, noJournal, openJournal, readJournal } from "./journal.ts"
import { TABLE_NAMES, type TableName, type Tables } from "./tables.ts"

type Row = { id: string }
type Put = [table: TableName, row: Row]
type PutListener = (table: TableName, row: Row) => void

/** Reads and writes that are saved all together or not at all. */
export interface Work {
  find<Name extends TableName>(table: Name, id: string): Tables[Name] | undefined
  /** Newest first. */
  list<Name extends TableName>(table: Name): Tables[Name][]
  put<Name extends TableName>(table: Name, row: Tables[Name]): void
}

/** All data of the sandbox. */
export interface Store {
  read: Pick<Work, "find" | "list">
  /**
   * Runs the work and saves its writes in one line of the journal. Writes are saved even if the work throws:
   * a declined payment is an error for the caller, but has to be stored.
   */
  commit<T>(run: (work: Work) => T): T
  /** Deletes all data. */
  clear(): void
  /** Calls back for every saved row. */
  onPut(listener: PutListener): void
  close(): void
}

/** Stripe deletes idempotency keys after a day. */
const IDEMPOTENCY_MS = 24 * 60 * 60 * 1000

/**
 * Opens the store with a file, or in memory only. The file is first rewritten without data that is no longer
 * needed.
 * @param now milliseconds since 1970
 */
export function openStore(file: string | null, now: number): Store {
  const tables = emptyTables()
  if (file !== null) for (const entry of readJournal(file)) apply(tables, (entry as { put: Put[] }).put)
  for (const { id, created } of tables.idempotent_answers.values() as Iterable<
    Tables["idempotent_answers"]
  >) {
    if (created < now - IDEMPOTENCY_MS) tables.idempotent_answers.delete(id)
  }
  const journal: Journal = file === null ? noJournal : openJournal(file)
  journal.rewrite({ put: allRows(tables) })
  const listeners: PutListener[] = []

  return {
    read: reader(tables, []),
    commit: (run) => {
      const puts: Put[] = []
      try {
        return run({ ...reader(tables, puts), put: (table, row) => puts.push([table, row]) })
      } finally {
        if (puts.length > 0) {
          journal.append({ put: puts })
          apply(tables, puts)
          for (const listener of listeners) for (const [table, row] of puts) listener(table, row)
        }
      }
    },
    clear: () => {
      for (const rows of Object.values(tables)) rows.clear()
      journal.rewrite({ put: [] })
    },
    onPut: (listener) => {
      listeners.push(listener)
    },
    close: () => journal.close(),
  }
}

type Maps = Record<TableName, Map<string, Row>>

function emptyTables(): Maps {
  return Object.fromEntries(TABLE_NAMES.map((name) => [name, new Map()])) as Maps
}

function apply(tables: Maps, puts: Put[]): void {
  for (const [table, row] of puts) tables[table].set(row.id, row)
}

function allRows(tables: Maps): Put[] {
  return TABLE_NAMES.flatMap((name) => [...tables[name].values()].map((row): Put => [name, row]))
}

/** Reads see the uncommitted writes of their own work. */
function reader(tables: Maps, puts: Put[]): Pick<Work, "find" | "list"> {
  const find = (table: TableName, id: string) =>
    puts.findLast(([name, row]) => name === table && row.id === id)?.[1] ?? tables[table].get(id)
  const list = (table: TableName) => {
    const rows = new Map(tables[table])
    for (const [name, row] of puts) if (name === table) rows.set(row.id, row)
    return [...rows.values()].reverse()
  }
  return { find, list } as Pick<Work, "find" | "list">
}
