import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

interface Dependencies {
  [ContainerRegistrationKeys.PG_CONNECTION]: Knex
}

export interface ParcelRow {
  fulfillment_id: string
  order_id: string
  carrier: string
  reference: string
  /**
   * `noted`: the carrier has none; `asked`: an answer is waited for; `unknown`: there was none, so there may be a parcel
   * or not.
   */
  state: "noted" | "asked" | "made" | "unknown"
  number: string | null
  carrier_ref: string | null
  label: Buffer | null
  /** Since when there may be a parcel. */
  asked_at: Date
  claimed_at: Date
}

/** After so long nobody waits for the carrier's answer any more: its process has died. */
const ASKING_SECONDS = 90
/** Labels bear names and addresses; a parcel has arrived or come back by then. */
const LABEL_DAYS = 30

/** Which parcels carriers were asked for, so that none is made twice. */
export default class ParcelModuleService {
  readonly #knex: Knex

  constructor(dependencies: Dependencies) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /** Notes a parcel before its carrier is asked; one that is noted stays as it is. */
  async note(
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
   * Takes a parcel to ask its carrier for: nobody else does meanwhile.
   * @returns the row as it was; undefined: it is made, or somebody else asks
   */
  async claim(fulfillmentId: string, carrier: string): Promise<ParcelRow | undefined> {
    return await this.#knex.transaction(async (trx) => {
      const row = await trx<ParcelRow>("parcel").where({ fulfillment_id: fulfillmentId }).forUpdate().first()
      if (!row || row.state === "made") return undefined
      const now = new Date()
      const isWaitedFor = now.getTime() - row.claimed_at.getTime() < ASKING_SECONDS * 1000
      if (row.state === "asked" && isWaitedFor) return undefined
      // A question without an answer is settled with the carrier that was asked.
      const fresh = row.state === "noted" ? { carrier, asked_at: now } : {}
      await trx<ParcelRow>("parcel")
        .where({ fulfillment_id: fulfillmentId })
        .update({ state: "asked", claimed_at: now, ...fresh })
      return { ...row, ...fresh, state: row.state === "noted" ? "noted" : "unknown" }
    })
  }

  /** What became of the question. */
  async settle(
    fulfillmentId: string,
    change: Pick<ParcelRow, "state"> & Partial<Pick<ParcelRow, "number" | "carrier_ref">>,
  ): Promise<void> {
    await this.#knex<ParcelRow>("parcel").where({ fulfillment_id: fulfillmentId }).update(change)
  }

  /** Keeps a label, since GLS prints one only once; those of old parcels are dropped. */
  async keepLabel(fulfillmentId: string, label: Buffer): Promise<void> {
    await this.#knex<ParcelRow>("parcel").where({ fulfillment_id: fulfillmentId }).update({ label })
    await this.#knex.raw(
      `update parcel set label = null where label is not null and asked_at < now() - interval '${LABEL_DAYS} days'`,
    )
  }

  async find(fulfillmentId: string): Promise<ParcelRow | undefined> {
    return await this.#knex<ParcelRow>("parcel").where({ fulfillment_id: fulfillmentId }).first()
  }

  /** The labels of these orders in the order in which their parcels were asked for. */
  async listLabels(orderIds: readonly string[]): Promise<Buffer[]> {
    const rows = await this.#knex<ParcelRow>("parcel")
      .whereIn("order_id", [...orderIds])
      .whereNotNull("label")
      .orderBy(["carrier", "asked_at"])
      .select("label")
    return rows.flatMap(({ label }) => label ?? [])
  }
}
