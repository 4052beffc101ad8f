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

/** An answer to a consumer that was not e-mailed yet; `part` distinguishes it from the case's earlier answers. */
export interface UnsentAnswer extends Pick<CaseRow, "id" | "locale" | "email"> {
  part: string
}

/** What arrives through a form; the id is that of the form as it was sent. */
interface Submission {
  submission_id?: string | undefined
}

/** A table and the prefix of its ids. */
interface Table {
  table: string
  prefix: string
}

interface CaseTables {
  letters: CaseLetters
  cases: Table
  /** What happened to the cases. */
  events: Table
}

/** Adds a case with a number and the time of arrival. A repeated submission returns the same case. */
export async function addCase<Row>(
  knex: Knex,
  { table, prefix, letters }: Table & { letters: CaseLetters },
  given: Submission,
): Promise<{ row: Row; isNew: boolean }> {
  const received_at = new Date()
  const { rows } = await knex.raw("select nextval(pg_get_serial_sequence(?, 'number')) as number", [table])
  const number = Number(rows[0].number)
  const reference = caseReference(letters, number, received_at)
  const [added] = await knex(table)
    .insert({ id: `${prefix}_${randomUUID()}`, number, reference, received_at, ...given })
    .onConflict()
    .ignore()
    .returning("*")
  const { submission_id } = given
  const row = added ?? (submission_id && (await knex(table).where({ submission_id }).first()))
  if (!row) throw new Error(`Nothing could be added to ${table}`)
  return { row, isNew: added !== undefined }
}

/** Records what arrives through a form, and every step that follows, in two tables of a module. */
export class CaseBook<Given extends Submission, Row extends CaseRow & Given, Event extends string = never> {
  readonly #knex: Knex
  readonly #tables: CaseTables

  constructor(knex: Knex, tables: CaseTables) {
    this.#knex = knex
    this.#tables = tables
  }

  async record(given: Given): Promise<Row> {
    const { cases, letters } = this.#tables
    return await this.#knex.transaction(async (transaction) => {
      const { row, isNew } = await addCase<Row>(transaction, { ...cases, letters }, given)
      if (isNew) await this.#addEvent(transaction, row.id, "received", { reference: row.reference })
      return row
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
  async findUnanswered(days: number): Promise<Row[]> {
    const found = await this.#knex(this.#tables.cases.table)
      .where((open) => open.whereNull("receipt_sent_at").orWhereNull("staff_notified_at"))
      .andWhereRaw("received_at > now() - make_interval(days => ?)", [days])
    return found as Row[]
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
