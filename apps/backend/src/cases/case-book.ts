import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Locale } from "@porteka/shop/languages"
import { type CaseLetters, caseReference } from "./case-reference.ts"

/** A consumer's message that is answered with a case number: a withdrawal or a complaint. */
export interface CaseRow {
  id: string
  reference: string
  locale: Locale
  email: string
  received_at: Date
  receipt_sent_at: Date | null
  staff_notified_at: Date | null
}

/** Steps that every kind of case has. */
export const CASE_EVENTS = ["received", "receipt_sent", "staff_notified", "status_changed"] as const
type CaseEvent = (typeof CASE_EVENTS)[number]

interface CaseTables {
  letters: CaseLetters
  /** Table of the cases, and of what happened to them; both with the prefix of their ids. */
  cases: { table: string; prefix: string }
  events: { table: string; prefix: string }
}

/** Writes down what arrives through a form, and every step that follows, in two tables of a module. */
export class CaseBook<Row extends CaseRow, Event extends string = never> {
  readonly #knex: Knex
  readonly #tables: CaseTables

  constructor(knex: Knex, tables: CaseTables) {
    this.#knex = knex
    this.#tables = tables
  }

  /** Writes it down with the moment it arrived. The same submission again gives the same case. */
  async record(given: object & { submission_id?: string | undefined }): Promise<Row> {
    const { cases, letters } = this.#tables
    return await this.#knex.transaction(async (transaction) => {
      const received_at = new Date()
      const { rows } = await transaction.raw(
        "select nextval(pg_get_serial_sequence(?, 'number')) as number",
        [cases.table],
      )
      const number = Number(rows[0].number)
      const reference = caseReference(letters, number, received_at)
      const [added] = await transaction(cases.table)
        .insert({ id: `${cases.prefix}_${randomUUID()}`, number, reference, received_at, ...given })
        .onConflict()
        .ignore()
        .returning("*")
      if (!added) return await this.#requireSubmission(transaction, given.submission_id)
      await this.#addEvent(transaction, added.id, "received", { reference })
      return added as Row
    })
  }

  async find(id: string): Promise<Row | undefined> {
    return await this.#knex(this.#tables.cases.table).where({ id }).first()
  }

  async findAll(ids: readonly string[]): Promise<Row[]> {
    return await this.#knex(this.#tables.cases.table).whereIn("id", ids).orderBy("number")
  }

  /** Changes a case and records the step; the first step is `received`. */
  async change(id: string, columns: object, kind: CaseEvent | Event, data?: object): Promise<void> {
    await this.#knex.transaction(async (transaction) => {
      await transaction(this.#tables.cases.table)
        .where({ id })
        .update({ ...columns, updated_at: transaction.fn.now() })
      await this.#addEvent(transaction, id, kind, data)
    })
  }

  async markReceiptSent(id: string): Promise<void> {
    await this.change(id, { receipt_sent_at: new Date() }, "receipt_sent")
  }

  async markStaffNotified(id: string): Promise<void> {
    await this.change(id, { staff_notified_at: new Date() }, "staff_notified")
  }

  /** Cases of the last days whose e-mails a crashed process may not have enqueued. */
  async findUnanswered(lookBackDays: number): Promise<Row[]> {
    const found = await this.#knex(this.#tables.cases.table)
      .where((open) => open.whereNull("receipt_sent_at").orWhereNull("staff_notified_at"))
      .andWhereRaw("received_at > now() - make_interval(days => ?)", [lookBackDays])
    return found as Row[]
  }

  async #requireSubmission(knex: Knex, submissionId: string | undefined): Promise<Row> {
    const { table } = this.#tables.cases
    const found = submissionId ? await knex(table).where({ submission_id: submissionId }).first() : undefined
    if (!found) throw new Error(`Nothing could be written down in ${table}`)
    return found
  }

  async #addEvent(knex: Knex, caseId: string, kind: string, data?: object): Promise<void> {
    const { table, prefix } = this.#tables.events
    await knex(table).insert({
      id: `${prefix}_${randomUUID()}`,
      case_id: caseId,
      kind,
      data: data ? JSON.stringify(data) : null,
    })
  }
}
