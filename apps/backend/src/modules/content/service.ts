import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { DatabaseDependency } from "../../records/database-dependency.ts"
import type { ContentKindName, ContentValues } from "./content-kinds.ts"
import { type StartEntry, startEntries } from "./start-entries.ts"

/** An entry in a list: its newest version, and which version is current. */
export interface ContentEntry {
  id: string
  kind: ContentKindName
  key: string
  /** Number of the newest version. */
  latest: number
  values: ContentValues
  saved_by: string | null
  saved_at: Date
  /** For the current version; null if there is none. */
  live: number | null
  live_shown: boolean | null
  /** When the next version becomes current; null if none is scheduled. */
  planned_at: Date | null
}

/** One version in an entry's history. */
export interface ContentVersion {
  number: number
  shown: boolean
  /** Who saved it; null: a text the shop started with. */
  saved_by: string | null
  created_at: Date
  /** Null: a draft. */
  publish_at: Date | null
  /** The number of this publication of the entry. */
  edition: number | null
}

/** A version that was published. */
export interface PublishedContent {
  values: ContentValues
  edition: number
  publish_at: Date
}

/** The current version of a visible entry. */
export interface ContentInForce extends PublishedContent {
  id: string
  key: string
  /** When it was first published. */
  first_published_at: Date
}

export interface NewVersion {
  values: ContentValues
  /** Null: a draft. */
  publishAt: Date | null
  /** Whether the shop shows the entry while this version is current. */
  shown: boolean
  savedBy: string
}

const ENTRIES = `
  select entry.id, entry.kind, entry.key, entry.latest, newest.values, newest.saved_by,
         newest.created_at as saved_at, live.number as live, live.shown as live_shown,
         (select min(publish_at) from content_version
           where entry_id = entry.id and publish_at > now() and number > coalesce(live.number, 0)) as planned_at
    from content_entry entry
    join content_version newest on newest.entry_id = entry.id and newest.number = entry.latest
    left join lateral (select number, shown from content_version
                        where entry_id = entry.id and publish_at <= now() order by number desc limit 1) live on true`

/** The owner's content: all versions of all entries, and which of them are current. */
export default class ContentModuleService {
  readonly #knex: Knex
  #started: Promise<void> | undefined

  constructor(dependencies: DatabaseDependency) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /** Entries of a kind, in the order of their creation. */
  async list(kind: ContentKindName): Promise<ContentEntry[]> {
    await this.#start()
    const { rows } = await this.#knex.raw(
      `${ENTRIES} where entry.kind = ? order by entry.created_at, entry.key`,
      [kind],
    )
    return rows
  }

  async find(id: string): Promise<ContentEntry | null> {
    await this.#start()
    const { rows } = await this.#knex.raw(`${ENTRIES} where entry.id = ?`, [id])
    return rows[0] ?? null
  }

  /** All versions of an entry, newest first. */
  async history(id: string): Promise<ContentVersion[]> {
    return await this.#knex("content_version")
      .where({ entry_id: id })
      .orderBy("number", "desc")
      .select("number", "shown", "saved_by", "created_at", "publish_at", "edition")
  }

  async valuesOf(id: string, number: number): Promise<ContentValues | null> {
    const row = await this.#knex("content_version").where({ entry_id: id, number }).first("values")
    return row?.values ?? null
  }

  /** The visible entries of a kind, the latest published first. */
  async inForce(kind: ContentKindName): Promise<ContentInForce[]> {
    await this.#start()
    const { rows } = await this.#knex.raw(
      `select entry.id, entry.key, live.values, live.edition, live.publish_at,
              (select min(publish_at) from content_version
                where entry_id = entry.id and shown and publish_at <= now()) as first_published_at
         from content_entry entry
         join lateral (select * from content_version
                        where entry_id = entry.id and publish_at <= now() order by number desc limit 1) live on true
        where entry.kind = ? and live.shown order by live.publish_at desc, entry.id`,
      [kind],
    )
    return rows
  }

  /** An entry's publication with this number, current or not; null if it does not exist. */
  async published(kind: ContentKindName, key: string, edition: number): Promise<PublishedContent | null> {
    await this.#start()
    const { rows } = await this.#knex.raw(
      `select version.values, version.edition, version.publish_at
         from content_version version join content_entry entry on entry.id = version.entry_id
        where entry.kind = ? and entry.key = ? and version.edition = ? and version.publish_at <= now()`,
      [kind, key, edition],
    )
    return rows[0] ?? null
  }

  /** All past and current publications of a kind's entries, newest first. */
  async publishings(kind: ContentKindName): Promise<{ key: string; edition: number; publish_at: Date }[]> {
    await this.#start()
    return await this.#knex("content_version")
      .join("content_entry", "content_entry.id", "content_version.entry_id")
      .where({ kind })
      .where("publish_at", "<=", this.#knex.fn.now())
      .orderBy("edition", "desc")
      .select("key", "edition", "publish_at")
  }

  /**
   * @param name the base of its key; if that is taken, a number is added
   * @returns its id
   */
  async create(kind: ContentKindName, name: string, version: NewVersion): Promise<string> {
    const id = `content_${randomUUID()}`
    return await this.#knex.transaction(async (trx) => {
      for (let number = 1; ; number += 1) {
        const key = number === 1 ? name || id : `${name || id}-${number}`
        if (!(await insertEntry(trx, { id, kind, key }))) continue
        await this.#insert(trx, id, 1, version)
        return id
      }
    })
  }

  /** Inserts entries that do not exist yet, with their publication date. */
  async addMissing(entries: readonly StartEntry[]): Promise<void> {
    for (const entry of entries) await this.#addMissing(entry)
  }

  /**
   * Adds a version after the one the editor started with.
   * @returns false if somebody else has saved meanwhile: then nothing is written
   */
  async save(id: string, after: number, version: NewVersion): Promise<boolean> {
    return await this.#knex.transaction(async (trx) => {
      const moved = await trx("content_entry").where({ id, latest: after }).increment("latest", 1)
      if (moved === 0) return false
      await this.#insert(trx, id, after + 1, version)
      return true
    })
  }

  /** Whether this state of a kind was the last one sent to the change feed. */
  async isAnnounced(kind: ContentKindName, fingerprint: string): Promise<boolean> {
    return (await this.#knex("content_announced").where({ kind, fingerprint }).first()) !== undefined
  }

  async noteAnnounced(kind: ContentKindName, fingerprint: string): Promise<void> {
    await this.#knex("content_announced").insert({ kind, fingerprint }).onConflict("kind").merge()
  }

  async #insert(trx: Knex.Transaction, id: string, number: number, version: NewVersion): Promise<void> {
    const { values, publishAt, shown, savedBy } = version
    const edition = trx.raw(
      `case when ?::timestamptz is null then null
            else (select coalesce(max(edition), 0) + 1 from content_version where entry_id = ?) end`,
      [publishAt, id],
    )
    await trx("content_version").insert({
      entry_id: id,
      number,
      values,
      shown,
      edition,
      saved_by: savedBy,
      publish_at: publishAt,
    })
  }

  /** Inserts the shop's initial texts for entries that never existed: once per process. */
  #start(): Promise<void> {
    this.#started ??= this.#addStart().catch((error: unknown) => {
      this.#started = undefined
      throw error
    })
    return this.#started
  }

  #addStart(): Promise<void> {
    return this.addMissing(startEntries())
  }

  #addMissing({ kind, key, values, edition, publishAt }: StartEntry): Promise<void> {
    return this.#knex.transaction(async (trx) => {
      const id = `content_${kind}_${key}`
      if (!(await insertEntry(trx, { id, kind, key }))) return
      await trx("content_version").insert({
        entry_id: id,
        number: 1,
        values,
        shown: true,
        edition,
        saved_by: null,
        publish_at: publishAt,
      })
    })
  }
}

/** @returns false if the key is taken */
async function insertEntry(
  trx: Knex.Transaction,
  entry: { id: string; kind: ContentKindName; key: string },
): Promise<boolean> {
  const made = await trx("content_entry")
    .insert({ ...entry, latest: 1 })
    .onConflict(["kind", "key"])
    .ignore()
    .returning("id")
  return made.length > 0
}
