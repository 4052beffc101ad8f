import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { DatabaseDependency } from "../../records/database-dependency.ts"

/** A movement as it was read: incoming money, or a reversal, which is negative if it takes back incoming money. */
interface NewBankEntry {
  /** The id from `withEntryIds`. */
  id: string
  amount: number
  currency: string
  booked_on: string | null
  payer: string
  account: string | null
  text: string
  is_reversal: boolean
  /** The kind of file it was read from; null: before this was recorded. */
  source: StatementSource | null
}

export type StatementSource = "camt" | "table"

export interface StoredEntry extends NewBankEntry {
  created_at: Date
  /** The movement's amount, if it was divided between orders. */
  whole: number | null
  order_id: string | null
  /** The part that pays no order: everything, as long as it has none. */
  spare: number
  /** It waits, with others, for the rest of what is due. */
  is_part: boolean
  booked_by: string | null
  /** `returned`: the spare money was sent back; `set_aside`: it belongs to no order. */
  settled_as: SettledAs | null
}

type SettledAs = "returned" | "set_aside"

interface Assignment {
  orderId: string
  /** The entry's amount as it was read. */
  amount: number
  /** What this order gets of it; the rest stays open. */
  share: number
  isPart: boolean
  spare: number
  staffId: string
}

/** Values per row times rows stay below what one statement can carry. */
const ROWS_AT_ONCE = 1000

/**
 * Incoming movements of bank statements, each stored once, whichever statement contains it. One is open until it pays an order,
 * is set aside, or its money was sent back. What an order gets of a larger movement is an entry of its own (`split_from`); what
 * is left over keeps the movement's id.
 */
export default class BankEntryModuleService {
  readonly #knex: Knex

  constructor(dependencies: DatabaseDependency) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /** Stores those that are not known yet. */
  async store(entries: readonly NewBankEntry[]): Promise<void> {
    const rows = entries.map((entry) => ({ ...entry, spare: Math.abs(entry.amount) }))
    for (let begin = 0; begin < rows.length; begin += ROWS_AT_ONCE)
      await this.#knex("bank_entry")
        .insert(rows.slice(begin, begin + ROWS_AT_ONCE))
        .onConflict("id")
        .ignore()
  }

  /** Those of the given entries that need no decision any more, with their order. */
  async findPlaced(ids: readonly string[]): Promise<Map<string, string | null>> {
    const rows = await this.#entries()
      .whereRaw("id = any(?)", [[...ids]])
      .where((placed) => placed.whereNotNull("order_id").orWhereNotNull("settled_at"))
    return new Map(rows.map(({ id, order_id: orderId }) => [id, orderId]))
  }

  async find(id: string): Promise<StoredEntry | undefined> {
    return await this.#entries().where({ id }).first()
  }

  /** Those without an order, oldest first. */
  async listUnassigned(limit: number): Promise<StoredEntry[]> {
    return await this.#unassigned().orderBy(["created_at", "booked_on", "id"]).limit(limit)
  }

  async countUnassigned(): Promise<number> {
    const [row] = await this.#knex("bank_entry")
      .whereNull("order_id")
      .whereNull("settled_at")
      .count<{ count: string }[]>()
    return Number(row?.count ?? 0)
  }

  /** What has arrived of these orders, as long as they wait for the rest. */
  async sumParts(orderIds: readonly string[]): Promise<Map<string, number>> {
    return await this.#sum(orderIds, "is_part and settled_at is null", "amount")
  }

  /** What has arrived for these orders beside their payments: parts, and what has to be sent back. */
  async sumHeld(orderIds: readonly string[]): Promise<Map<string, number>> {
    return await this.#sum(orderIds, "settled_at is null", "case when is_part then amount else spare end")
  }

  /** What entries have paid of these orders, or explain of what the staff has recorded. */
  async sumUsed(orderIds: readonly string[]): Promise<Map<string, number>> {
    return await this.#sum(orderIds, "not is_part", "amount - spare")
  }

  /** From whose accounts an order was paid, where the bank names them. */
  async listPayers(orderId: string): Promise<{ name: string; account: string }[]> {
    return await this.#knex("bank_entry")
      .distinct<{ name: string; account: string }[]>({ name: "payer", account: "account" })
      .where({ order_id: orderId, is_reversal: false })
      .whereNotNull("account")
      .orderBy("account")
  }

  /** The order gets its share, and waits for the rest if it is a part. @returns false if the entry has changed by now */
  async assign(id: string, assignment: Assignment): Promise<boolean> {
    const { orderId, amount, share, isPart, spare, staffId } = assignment
    if (share < amount) return await this.#divide(id, assignment)
    const changed = await this.#knex("bank_entry")
      .where({ id, amount })
      .whereNull("order_id")
      .whereNull("settled_at")
      .update({
        order_id: orderId,
        is_part: isPart,
        spare,
        booked_by: staffId,
        booked_at: this.#knex.fn.now(),
      })
    return changed > 0
  }

  async #divide(
    id: string,
    { orderId, amount, share, isPart, spare, staffId }: Assignment,
  ): Promise<boolean> {
    const { rowCount } = await this.#knex.raw<{ rowCount: number }>(
      `with rest as (
         update bank_entry
            set whole = coalesce(whole, amount), amount = amount - cast(:share as numeric), spare = amount - cast(:share as numeric)
          where id = :id and amount = :amount and order_id is null and settled_at is null
         returning *)
       insert into bank_entry (id, split_from, whole, amount, currency, booked_on, payer, account, text, is_reversal, source,
                               created_at, order_id, is_part, spare, booked_by, booked_at)
       select :shareId, coalesce(split_from, id), whole, :share, currency, booked_on, payer, account, text, is_reversal, source,
              created_at, :orderId, :isPart, :spare, :staffId, now() from rest`,
      { id, amount, share, orderId, isPart, spare, staffId, shareId: randomUUID().replaceAll("-", "") },
    )
    return rowCount > 0
  }

  /** The order is paid: nothing waits for a rest any more. @param surplus what it did not need of its parts; the latest are spare */
  async settleParts(orderId: string, surplus: number): Promise<void> {
    await this.#knex.raw(
      `with part as (
         select id, amount, coalesce(sum(amount) over (
                  order by booked_at desc nulls last, id rows between unbounded preceding and 1 preceding), 0) as later
           from bank_entry where order_id = :orderId and is_part and settled_at is null)
       update bank_entry set is_part = false, spare = least(part.amount, greatest(0, :surplus - part.later))
         from part where part.id = bank_entry.id`,
      { orderId, surplus },
    )
  }

  /** @returns false if it was settled by now */
  async settle(id: string, as: SettledAs, staffId: string): Promise<boolean> {
    const changed = await this.#knex("bank_entry")
      .where({ id })
      .whereNull("settled_at")
      .update({ settled_as: as, settled_by: staffId, settled_at: this.#knex.fn.now() })
    return changed > 0
  }

  /** It is open again, with its order. */
  async unsettle(id: string): Promise<void> {
    await this.#knex.transaction(async (knex) => {
      await knex("bank_entry").where({ id }).update({ settled_as: null, settled_by: null, settled_at: null })
      await joinOpen(knex, id)
    })
  }

  /** Takes it away from its order, of which it has paid nothing. @returns false if it has by now */
  async release(id: string): Promise<boolean> {
    return await this.#knex.transaction(async (knex) => {
      const changed = await knex("bank_entry")
        .where({ id })
        .whereNull("settled_at")
        .whereRaw("(is_part or spare = abs(amount))")
        .update({
          order_id: null,
          is_part: false,
          spare: knex.raw("abs(amount)"),
          booked_by: null,
          booked_at: null,
        })
      await joinOpen(knex, id)
      return changed > 0
    })
  }

  #entries() {
    const sums = ["amount", "spare", "whole"].map((column) =>
      this.#knex.raw(`${column}::float8 as ${column}`),
    )
    return this.#knex("bank_entry").select<StoredEntry[]>(
      "id",
      "order_id",
      "currency",
      "booked_on",
      "payer",
      "account",
      "text",
      "is_reversal",
      "is_part",
      "booked_by",
      "settled_as",
      "source",
      "created_at",
      ...sums,
    )
  }

  #unassigned() {
    return this.#entries().whereNull("order_id").whereNull("settled_at")
  }

  async #sum(orderIds: readonly string[], which: string, what: string): Promise<Map<string, number>> {
    const rows = await this.#knex("bank_entry")
      .whereIn("order_id", [...orderIds])
      .whereRaw(which)
      .groupBy("order_id")
      .select<{ order_id: string; sum: number }[]>("order_id", this.#knex.raw(`sum(${what})::float8 as sum`))
    return new Map(rows.map(({ order_id: orderId, sum }) => [orderId, sum]))
  }
}

/** What is open of a divided movement is one entry: undoing everything restores the movement. */
async function joinOpen(knex: Knex, id: string): Promise<void> {
  const [kept, ...others] = await knex("bank_entry")
    .whereRaw("coalesce(split_from, id) = (select coalesce(split_from, id) from bank_entry where id = ?)", [
      id,
    ])
    .whereNull("order_id")
    .whereNull("settled_at")
    .orderByRaw("split_from nulls first, id")
    .forUpdate()
    .select<{ id: string; amount: string }[]>("id", "amount")
  if (!kept || others.length === 0) return
  const sum = [kept, ...others].reduce((total, { amount }) => total + Number(amount), 0)
  await knex("bank_entry").where({ id: kept.id }).update({ amount: sum, spare: sum })
  await knex("bank_entry")
    .whereIn(
      "id",
      others.map((other) => other.id),
    )
    .delete()
}
