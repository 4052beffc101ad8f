import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { InvoiceData } from "@porteka/documents"
import type { DatabaseDependency } from "../../records/database-dependency.ts"

export type InvoiceKind = "invoice" | "storno" | "correction"

export interface InvoiceRow {
  id: string
  key: string
  order_id: string
  kind: InvoiceKind
  state: "pending" | "issuing" | "issued" | "failed"
  provider: string | null
  number: string | null
  provider_ref: string | null
  data: InvoiceData | null
  attempts: number
  last_error: string | null
  issued_at: Date | null
  created_at: Date
}

/** How long the invoices of a process that died while issuing stay reserved. */
const CLAIM_MINUTES = 10
const MAX_ERROR_LENGTH = 500

/** The invoices to issue, and the issued ones. Rows are never deleted. */
export default class InvoiceModuleService {
  readonly #knex: Knex

  constructor(dependencies: DatabaseDependency) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /**
   * Queues an invoice; a repeated call for the same order, kind and number does nothing.
   * @param number the number of the correction, from 1; other kinds exist once per order
   */
  async enqueue(orderId: string, kind: InvoiceKind, number?: number): Promise<void> {
    const key = [kind, orderId, number].filter((part) => part !== undefined).join(":")
    await this.#knex("invoice")
      .insert({ id: `inv_${randomUUID()}`, key, order_id: orderId, kind })
      .onConflict("key")
      .ignore()
  }

  /** Reserves invoices that are due, so that no other process issues them; with an order only its own. */
  async claimDue(limit: number, orderId?: string): Promise<InvoiceRow[]> {
    const { rows } = await this.#knex.raw(
      `update invoice set state = 'issuing', claimed_at = now(), attempts = attempts + 1
        where id in (
          select id from invoice
           where ((state = 'pending' and due_at <= now())
              or (state = 'issuing' and claimed_at < now() - make_interval(mins => ?)))
             and order_id = coalesce(?, order_id)
           order by created_at limit ? for update skip locked)
       returning *`,
      [CLAIM_MINUTES, orderId ?? null, limit],
    )
    return rows
  }

  /**
   * Makes the reservation of a claimed invoice last anew, just before it is issued: a slow provider can take longer for a batch
   * than one lasts. @returns false if another process has claimed it meanwhile
   */
  async keepClaim({ id, attempts }: Pick<InvoiceRow, "id" | "attempts">): Promise<boolean> {
    const kept = await this.#knex("invoice")
      .where({ id, attempts, state: "issuing" })
      .update({ claimed_at: this.#knex.fn.now() })
    return kept > 0
  }

  async markIssued(
    id: string,
    issued: { provider: string; number: string; provider_ref: string | null; data: InvoiceData },
  ): Promise<void> {
    await this.#knex("invoice")
      .where({ id })
      .update({
        ...issued,
        data: JSON.stringify(issued.data),
        state: "issued",
        issued_at: this.#knex.fn.now(),
        claimed_at: null,
        last_error: null,
      })
  }

  /** @param waitMinutes until it is tried again; null: a person has to check it */
  async markFailed(id: string, reason: string, waitMinutes: number | null): Promise<void> {
    await this.#knex.raw(
      `update invoice set state = ?, claimed_at = null, last_error = ?,
              due_at = now() + make_interval(mins => ?) where id = ?`,
      [waitMinutes === null ? "failed" : "pending", reason.slice(0, MAX_ERROR_LENGTH), waitMinutes ?? 0, id],
    )
  }

  /** After a person has checked it, it is tried again at once. */
  async retry(id: string): Promise<void> {
    await this.#knex("invoice")
      .where({ id, state: "failed" })
      .update({ state: "pending", attempts: 0, due_at: this.#knex.fn.now() })
  }

  async listOfOrder(orderId: string): Promise<InvoiceRow[]> {
    return await this.#knex<InvoiceRow>("invoice").where({ order_id: orderId }).orderBy("created_at")
  }

  async find(id: string): Promise<InvoiceRow | undefined> {
    return await this.#knex<InvoiceRow>("invoice").where({ id }).first()
  }

  /** The number of a sample; it stays in its row, so that a sample drawn again is the same document. */
  async takeSampleNumber(key: string): Promise<number> {
    const { rows } = await this.#knex.raw(
      `update invoice set sample_number = coalesce(sample_number, nextval('sample_invoice_number')::integer)
        where key = ? returning sample_number`,
      [key],
    )
    return rows[0].sample_number
  }
}
