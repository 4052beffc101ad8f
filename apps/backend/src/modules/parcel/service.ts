import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { DatabaseDependency } from "../../records/database-dependency.ts"

export interface ParcelRow {
  fulfillment_id: string
  order_id: string
  carrier: string
  reference: string
  /**
   * `noted`: recorded, but not requested from the carrier; `asked`: requested, waiting for the answer;
   * `unknown`: there was no answer, so a parcel may exist.
   */
  state: "noted" | "asked" | "made" | "unknown"
  number: string | null
  carrier_ref: string | null
  label: Buffer | null
  /** Since when a parcel may exist. */
  asked_at: Date
  claimed_at: Date
}

/** After this time the answer is no longer expected: the requesting process has died. */
const ASKING_SECONDS = 90
/** Labels contain names and addresses; by then a parcel has arrived or come back. */
const LABEL_DAYS = 30

/** The parcels requested from carriers, so that none is created twice. */
export default class ParcelModuleService {
  readonly #knex: Knex

  constructor(dependencies: DatabaseDependency) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /** Records a parcel before its carrier is called; an existing record does not change. */
  async record(
    parcel: Pick<ParcelRow, "fulfillment_id" | "order_id" | "carrier">,
    orderNumber: number,
  ): Promise<void> {
    await this.#knex.raw(
      `insert into parcel (fulfillment_id, order_id, carrier, reference, state)
       select :fulfillment_id, :order_id, :carrier,
              :number || '-' || (1 + (select count(*) from parcel where order_id = :order_id)), 'noted'
       on conflict do nothing`,
      { ...parcel, number: String(orderNumber) },
    )
  }

  /**
   * Reserves a parcel for a call to its carrier, so that no other process calls it.
   * @returns the row before the call; undefined: it exists, or another process is calling
   */
  async claim(fulfillmentId: string, carrier: string): Promise<ParcelRow | undefined> {
    return await this.#knex.transaction(async (trx) => {
      const row = await trx<ParcelRow>("parcel").where({ fulfillment_id: fulfillmentId }).forUpdate().first()
      if (!row || row.state === "made") return undefined
      const now = new Date()
      const isWaitedFor = now.getTime() - row.claimed_at.getTime() < ASKING_SECONDS * 1000
      if (row.state === "asked" && isWaitedFor) return undefined
      // A request without an answer has to be repeated at the same carrier.
      const fresh = row.state === "noted" ? { carrier, asked_at: now } : {}
      await trx<ParcelRow>("parcel")
        .where({ fulfillment_id: fulfillmentId })
        .update({ state: "asked", claimed_at: now, ...fresh })
      return { ...row, ...fresh, state: row.state === "noted" ? "noted" : "unknown" }
    })
  }

  /** The result of the request. */
  async settle(
    fulfillmentId: string,
    change: Pick<ParcelRow, "state"> & Partial<Pick<ParcelRow, "number" | "carrier_ref">>,
  ): Promise<void> {
    await this.#knex<ParcelRow>("parcel").where({ fulfillment_id: fulfillmentId }).update(change)
  }

  /** Stores a label, because GLS prints one only once; labels of old parcels are deleted. */
  async keepLabel(fulfillmentId: string, label: Buffer): Promise<void> {
    await this.#knex<ParcelRow>("parcel").where({ fulfillment_id: fulfillmentId }).update({ label })
    await this.#knex.raw(
      `update parcel set label = null where label is not null and asked_at < now() - interval '${LABEL_DAYS} days'`,
    )
  }

  async find(fulfillmentId: string): Promise<ParcelRow | undefined> {
    return await this.#knex<ParcelRow>("parcel").where({ fulfillment_id: fulfillmentId }).first()
  }

  /** The labels of these orders in the order in which their parcels were requested. */
  async listLabels(orderIds: readonly string[]): Promise<Buffer[]> {
    const rows = await this.#knex<ParcelRow>("parcel")
      .whereIn("order_id", [...orderIds])
      .whereNotNull("label")
      .orderBy(["carrier", "asked_at"])
      .select("label")
    return rows.flatMap(({ label }) => label ?? [])
  }
}
