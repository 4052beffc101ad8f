import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { FoundPickupPoint, PickupPoint, PickupPointList } from "@porteka/commerce-sdk"
import { budapestDistrict } from "@porteka/hungary"
import {
  distanceKm,
  knownPlaceOf,
  LONGITUDE_SHRINK,
  type Place,
  postalCodeOfTown,
  roughPlaceOf,
} from "@porteka/hungary/postal-places"
import { environment } from "../../env.ts"
import type { DatabaseDependency } from "../../records/database-dependency.ts"
import { staffText } from "../../staff-language/staff-language.ts"
import { CARRIER_LISTS, LIST_CODES, type ListCode } from "./carrier-lists.ts"
import { PointListStore } from "./list-store.ts"
import { NotAPointListError } from "./lists/point-list.ts"
import { type PickupPointRecord, toRow } from "./point-row.ts"
import { readPublishedList } from "./read-published-list.ts"
import { toWords } from "./search-key.ts"

const COLUMNS =
  "id, provider, kind, name, postal_code, city, address, opening_hours, latitude, longitude, " +
  "cash_on_delivery, max_weight_grams, max_size_cm"

/** Pickup points. */
export default class PickupPointModuleService {
  readonly #knex: Knex
  readonly #lists: PointListStore

  constructor(dependencies: DatabaseDependency) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
    this.#lists = new PointListStore(this.#knex)
  }

  /**
   * Open points: for a postal code the nearest first, otherwise those of a town or with the words in name or
   * address; for a town without points the nearest ones.
   */
  async search(q: string, limit: number): Promise<FoundPickupPoint[]> {
    const words = toWords(q)
    const isCode = /^\d{4}$/.test(words)
    const code = isCode ? words : postalCodeOfTown(q)
    const middle = code && isOnePlace(code, isCode) ? knownPlaceOf(code) : null
    const found = isCode ? [] : await this.#withWords(words, limit, middle)
    const points = found.length > 0 || !code ? found : await this.#nearest(code, limit)
    return points.map((point) => ({
      ...point,
      distance_km: middle ? Math.round(distanceKm(middle, point) * 10) / 10 : null,
    }))
  }

  /** Also a closed one; null for an unknown id. */
  async find(id: string): Promise<PickupPointRecord | null> {
    const { rows } = await this.#knex.raw(`select ${COLUMNS}, open from pickup_point where id = ?`, [id])
    return rows[0] ?? null
  }

  /** Inserts points by id; existing ones do not change. */
  async addMissing(points: readonly PickupPointRecord[]): Promise<void> {
    if (points.length === 0) return
    const rows = points.map(toRow)
    await this.#knex("pickup_point").insert(rows).onConflict("id").ignore()
  }

  /** Opens or closes a point. @returns whether it exists */
  async setOpen(id: string, open: boolean): Promise<boolean> {
    const changed = await this.#knex("pickup_point")
      .where({ id })
      .update({ open, updated_at: this.#knex.fn.now() })
    return changed > 0
  }

  /** The carriers' lists, and the result of reading them last. */
  listCarriers(): Promise<PickupPointList[]> {
    return this.#lists.all(addresses())
  }

  /** Whether the shop offers the points of a list; a list in use is read every night. */
  async setListUsed(code: ListCode, used: boolean): Promise<void> {
    await this.#lists.setUsed(code, used)
  }

  /** Reads a list from a file. @throws NotAPointListError */
  async readListFile(code: ListCode, content: string): Promise<void> {
    const list = CARRIER_LISTS[code].read(content)
    if (list.points.length === 0) throw new NotAPointListError(emptyFile(list.problems[0]?.message))
    await this.#lists.write(code, list)
  }

  /** Downloads and reads a list; errors are recorded for the owner, and the points do not change. */
  async readList(code: ListCode): Promise<void> {
    const address = addresses()[code]
    if (!address) return
    try {
      const list = await readPublishedList(code, address, await this.#lists.countOpen(code))
      await this.#lists.write(code, list)
    } catch (error) {
      if (!(error instanceof NotAPointListError)) throw error
      await this.#lists.recordTrouble(code, error.message)
    }
  }

  /** Downloads every list that the shop uses. */
  async readUsedLists(): Promise<void> {
    for (const code of await this.#lists.used()) await this.readList(code)
  }

  async #nearest(postalCode: string, limit: number): Promise<PickupPoint[]> {
    const place = roughPlaceOf(postalCode)
    if (!place) return []
    const { rows } = await this.#knex.raw(
      `select ${COLUMNS} from pickup_point where open
        order by postal_code = ? desc, ${APART}, id limit ?`,
      [postalCode, ...apartFrom(place), limit],
    )
    return rows
  }

  /**
   * Every word must be the start of a word of the point; points in a town of that name come first, then, if
   * there is a place, the nearest to it.
   */
  async #withWords(words: string, limit: number, place: Place | null): Promise<PickupPoint[]> {
    const each = words.split(" ").filter(Boolean)
    const { rows } = await this.#knex.raw(
      `select ${COLUMNS} from pickup_point
        where open ${"and ' ' || search_key like ? ".repeat(each.length)}
        order by search_key like ? desc, ${place ? `${APART},` : ""} postal_code, id limit ?`,
      [...each.map((word) => `% ${word}%`), `${words}%`, ...(place ? apartFrom(place) : []), limit],
    )
    return rows
  }
}

/** The distance of a point from a place, for sorting. */
const APART = `(latitude - ?) ^ 2 + ((longitude - ?) * ${LONGITUDE_SHRINK}) ^ 2`
const apartFrom = ({ latitude, longitude }: Place) => [latitude, longitude]

/** No distance is shown from the center of all of Budapest, only from a district or another town. */
const isOnePlace = (code: string, isCode: boolean) => isCode || budapestDistrict(code) === null

/** The URLs of the lists: the carriers' own, or this shop's settings. */
function addresses(): Partial<Record<ListCode, string>> {
  const configured = environment().PICKUP_POINT_LISTS
  const known = LIST_CODES.map((code) => [code, configured[code] ?? CARRIER_LISTS[code].publishedAt])
  return Object.fromEntries(known.filter(([, address]) => address))
}

const emptyFile = (problem: string | undefined) =>
  staffText({
    hu: `A fájlban egyetlen használható magyarországi pont sincs. ${problem ?? ""}`,
    en: `The file has no usable point in Hungary. ${problem ?? ""}`,
  }).trim()
