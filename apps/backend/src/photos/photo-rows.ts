import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export interface NewPhoto {
  id: string
  position: number
  width: number
  height: number
}

/** The table of photos, and the table and column of what they belong to. */
interface PhotoTables {
  photos: string
  owner: { table: string; column: string }
}

/** The maximum time to write a photo's files. */
const WRITING_MINUTES = 60

/**
 * Rows of photos that customers sent. They have no foreign key: a photo outlives its owner until its files are deleted,
 * so that a process that dies in between leaves no files behind.
 */
export class PhotoRows {
  readonly #knex: Knex
  readonly #photos: string
  readonly #owner: PhotoTables["owner"]

  constructor(knex: Knex, { photos, owner }: PhotoTables) {
    this.#knex = knex
    this.#photos = photos
    this.#owner = owner
  }

  /** Records photos before their files are written. */
  async record(photos: readonly NewPhoto[]): Promise<void> {
    if (photos.length > 0) await this.#knex(this.#photos).insert([...photos])
  }

  /**
   * Assigns these photos to their owner; its previous ones become unused. Of two calls at once, one waits for the other:
   * otherwise neither would see the photos that the other assigns, and all would stay.
   */
  async assign(ownerId: string, ids: readonly string[]): Promise<void> {
    const { table, column } = this.#owner
    await this.#knex.transaction(async (transaction) => {
      await transaction(table).where({ id: ownerId }).forUpdate().select("id")
      await transaction.raw(
        `update ?? set ?? = case when id = any(?) then ? else 'none' end where id = any(?) or ?? = ?`,
        [this.#photos, column, [...ids], ownerId, [...ids], column, ownerId],
      )
    })
  }

  async listOf(ownerIds: readonly string[]): Promise<Map<string, NewPhoto[]>> {
    const { column } = this.#owner
    const rows: (NewPhoto & Record<string, unknown>)[] = await this.#knex(this.#photos)
      .whereIn(column, [...ownerIds])
      .orderBy("position")
    return new Map(ownerIds.map((id) => [id, rows.filter((row) => row[column] === id)]))
  }

  /** @returns the existing owner of a photo */
  async ownerOf(id: string): Promise<string | undefined> {
    const { table, column } = this.#owner
    const found = await this.#knex(`${this.#photos} as photo`)
      .join(`${table} as owner`, "owner.id", `photo.${column}`)
      .where("photo.id", id)
      .first("owner.id")
    return found?.id
  }

  /** Photos whose owner is gone, or that were never finished. */
  async listLost(): Promise<string[]> {
    const { table, column } = this.#owner
    const { rows } = await this.#knex.raw<{ rows: { id: string }[] }>(
      `select photo.id from ?? photo
        where case when photo.?? is null
                   then photo.created_at < now() - make_interval(mins => ${WRITING_MINUTES})
                   else not exists (select from ?? owner where owner.id = photo.??) end
        limit 500`,
      [this.#photos, column, table, column],
    )
    return rows.map(({ id }) => id)
  }

  async forget(id: string): Promise<void> {
    await this.#knex(this.#photos).where({ id }).delete()
  }
}
