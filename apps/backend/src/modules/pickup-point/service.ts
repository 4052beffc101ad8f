import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { PickupPoint } from "@porteka/commerce-sdk"
import { postalCodeOfTown, roughPlaceOf } from "@porteka/hungary/postal-places"
import { toSearchKey, toWords } from "./search-key.ts"

/** A point as it is stored; a closed one is kept for the orders that name it. */
export interface PickupPointRecord extends PickupPoint {
  open: boolean
}

const COLUMNS =
  "id, provider, kind, name, postal_code, city, address, opening_hours, latitude, longitude, " +
  "cash_on_delivery, max_weight_grams, max_size_cm"

/** A degree of longitude is so much shorter than one of latitude at 47° north. */
const LONGITUDE_SHRINK = 0.68

interface Dependencies {
  [ContainerRegistrationKeys.PG_CONNECTION]: Knex
}

/** Where parcels can be collected. */
export default class PickupPointModuleService {
  readonly #knex: Knex

  constructor(dependencies: Dependencies) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /**
   * Open points: for a postal code the nearest first, else those of a town or with the words in name or address;
   * for a town without any the nearest ones.
   */
  async search(q: string, limit: number): Promise<PickupPoint[]> {
    const words = toWords(q)
    if (/^\d{4}$/.test(words)) return await this.#nearest(words, limit)
    const found = await this.#withWords(words, limit)
    if (found.length > 0) return found
    const code = postalCodeOfTown(q)
    return code ? await this.#nearest(code, limit) : []
  }

  /** Whether a parcel can be collected anywhere. */
  async hasOpen(): Promise<boolean> {
    const { rows } = await this.#knex.raw("select exists(select from pickup_point where open) as has_open")
    return rows[0]?.has_open === true
  }

  /** Also a closed one; null for an id that never was. */
  async find(id: string): Promise<PickupPointRecord | null> {
    const { rows } = await this.#knex.raw(`select ${COLUMNS}, open from pickup_point where id = ?`, [id])
    return rows[0] ?? null
  }

  /** Writes points by id; one that is there already stays as it is. */
  async addMissing(points: readonly PickupPointRecord[]): Promise<void> {
    if (points.length === 0) return
    const rows = points.map((point) => ({
      ...point,
      opening_hours: JSON.stringify(point.opening_hours),
      max_size_cm: JSON.stringify(point.max_size_cm),
      search_key: toSearchKey(point),
    }))
    await this.#knex("pickup_point").insert(rows).onConflict("id").ignore()
  }

  /** Opens a point or closes it. @returns whether there is such a point */
  async setOpen(id: string, open: boolean): Promise<boolean> {
    const changed = await this.#knex("pickup_point")
      .where({ id })
      .update({ open, updated_at: this.#knex.fn.now() })
    return changed > 0
  }

  async #nearest(postalCode: string, limit: number): Promise<PickupPoint[]> {
    const place = roughPlaceOf(postalCode)
    if (!place) return []
    const { rows } = await this.#knex.raw(
      `select ${COLUMNS} from pickup_point where open
        order by postal_code = :code desc,
                 (latitude - :latitude) ^ 2 + ((longitude - :longitude) * :shrink) ^ 2, id
        limit :limit`,
      { code: postalCode, ...place, shrink: LONGITUDE_SHRINK, limit },
    )
    return rows
  }

  /** Every word begins one of the point's; those that name the town come first. */
  async #withWords(words: string, limit: number): Promise<PickupPoint[]> {
    const each = words.split(" ").filter(Boolean)
    const { rows } = await this.#knex.raw(
      `select ${COLUMNS} from pickup_point
        where open ${"and ' ' || search_key like ? ".repeat(each.length)}
        order by search_key like ? desc, postal_code, id limit ?`,
      [...each.map((word) => `% ${word}%`), `${words}%`, limit],
    )
    return rows
  }
}
