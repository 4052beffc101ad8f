import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { PickupPointList } from "@porteka/commerce-sdk"
import { CARRIER_LISTS, LIST_CODES, type ListCode } from "./carrier-lists.ts"
import type { PointList } from "./lists/point-list.ts"
import { toRow } from "./point-row.ts"

const ROWS_AT_ONCE = 500
/** Limit for the error texts of a list. */
const PROBLEMS_KEPT = 50

type Stored = Omit<PickupPointList, "code" | "name" | "address">

const NEVER_READ: Stored = {
  used: false,
  read_at: null,
  points: 0,
  problems: [],
  tried_at: null,
  trouble: null,
}

/** The lists that the shop uses, the results of reading them, and their points. */
export class PointListStore {
  readonly #knex: Knex

  constructor(knex: Knex) {
    this.#knex = knex
  }

  /** Every list that can be read, used or not. @param addresses the URL of each */
  async all(addresses: Partial<Record<ListCode, string>>): Promise<PickupPointList[]> {
    const rows = await this.#knex<Stored & { code: string }>("pickup_point_list").select("*")
    const stored = new Map(rows.map(({ code, ...row }) => [code, row]))
    return LIST_CODES.map((code) => ({
      code,
      name: CARRIER_LISTS[code].name,
      address: addresses[code] ?? null,
      ...(stored.get(code) ?? NEVER_READ),
    }))
  }

  async used(): Promise<ListCode[]> {
    const rows = await this.#knex("pickup_point_list").where({ used: true }).select("code")
    const codes = new Set(rows.map(({ code }) => code))
    return LIST_CODES.filter((code) => codes.has(code))
  }

  /**
   * Points of a list that is no longer used are closed; if it is used again, they open when it is next read.
   */
  async setUsed(code: ListCode, used: boolean): Promise<void> {
    await this.#changing(async (trx) => {
      await this.#update(trx, code, { used })
      if (!used)
        await trx("pickup_point").where({ list: code }).update({ open: false, updated_at: trx.fn.now() })
    })
  }

  async countOpen(code: ListCode): Promise<number> {
    const [row] = await this.#knex("pickup_point").where({ list: code, open: true }).count({ points: "*" })
    return Number(row?.points ?? 0)
  }

  /**
   * Stores a new version of the list: its points are new, changed or open again; points that it no longer
   * contains are closed.
   */
  async write(code: ListCode, { points, problems }: PointList): Promise<void> {
    await this.#changing(async (trx) => {
      const before = trx("pickup_point").where({ list: code })
      await before.update({ open: false, updated_at: trx.fn.now() })
      for (let begin = 0; begin < points.length; begin += ROWS_AT_ONCE) {
        const rows = points.slice(begin, begin + ROWS_AT_ONCE).map((point) => ({
          ...toRow({ ...point, open: true }),
          list: code,
          updated_at: trx.fn.now(),
        }))
        await trx("pickup_point").insert(rows).onConflict("id").merge()
      }
      await this.#update(trx, code, {
        used: true,
        read_at: trx.fn.now(),
        tried_at: trx.fn.now(),
        points: points.length,
        problems: JSON.stringify(problems.slice(0, PROBLEMS_KEPT)),
        trouble: null,
      })
    })
  }

  /** That a list could not be read; its points stay as they were. @param trouble for the owner, in Hungarian */
  async recordTrouble(code: ListCode, trouble: string): Promise<void> {
    await this.#update(this.#knex, code, { tried_at: this.#knex.fn.now(), trouble })
  }

  async #update(knex: Knex, code: ListCode, changes: Record<string, unknown>): Promise<void> {
    await knex("pickup_point_list")
      .insert({ code, ...changes })
      .onConflict("code")
      .merge()
  }

  /** Changes of the lists are serialized, because the nightly job and the owner may run at the same time. */
  #changing(change: (trx: Knex.Transaction) => Promise<void>): Promise<void> {
    return this.#knex.transaction(async (trx) => {
      await trx.raw("select pg_advisory_xact_lock(hashtext('pickup_point_list'))")
      await change(trx)
    })
  }
}
