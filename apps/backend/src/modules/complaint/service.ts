import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils"
import { CaseBook, type UnsentAnswer } from "../../cases/case-book.ts"
import { PhotoRows } from "../../photos/photo-rows.ts"
import type { DatabaseDependency } from "../../records/database-dependency.ts"
import {
  ANSWERED_STATES,
  type Complaint,
  type ComplaintCaseRow,
  type ComplaintState,
} from "./complaint-types.ts"
import { ComplaintCase } from "./models/complaint-case.ts"
import { ComplaintEvent } from "./models/complaint-event.ts"

/** An answer that was written longer ago and not mailed is left to the staff. */
const ANSWER_DAYS = 2

/** Complaints of consumers (1997. évi CLV. törvény 17/A. §), and what was answered. */
export default class ComplaintModuleService extends MedusaService({ ComplaintCase, ComplaintEvent }) {
  readonly #knex: Knex
  readonly book: CaseBook<Complaint, ComplaintCaseRow>
  readonly photos: PhotoRows

  constructor(dependencies: DatabaseDependency) {
    super(dependencies)
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
    this.book = new CaseBook(this.#knex, {
      letters: "PA",
      cases: { table: "complaint_case", prefix: "complaint" },
      events: { table: "complaint_event", prefix: "cplevent" },
    })
    this.photos = new PhotoRows(this.#knex, {
      photos: "complaint_photo",
      owner: { table: "complaint_case", column: "case_id" },
    })
  }

  /** Whether a complaint about the order waits for its answer. */
  async hasOpenCase(orderId: string): Promise<boolean> {
    const found = await this.#knex("complaint_case")
      .where({ order_id: orderId })
      .whereIn("status", ["received", "checking"])
      .first("id")
    return found !== undefined
  }

  /** Moves a case on. @param answer the text for the consumer; empty if there is none */
  async changeStatus(
    id: string,
    { status, answer }: { status: ComplaintState; answer: string },
    actorId: string,
  ): Promise<void> {
    const isAnswered = ANSWERED_STATES.some((state) => state === status)
    const answered = isAnswered
      ? { answer, answered_at: new Date(), answers: this.#knex.raw("answers + 1") }
      : {}
    await this.book.change(id, { status, ...answered }, "status_changed", {
      status,
      actor_id: actorId,
      ...(isAnswered ? { answer } : {}),
    })
  }

  /** Answers of the last days that were not mailed. */
  async findUnsentAnswers(id?: string): Promise<UnsentAnswer[]> {
    const { rows } = await this.#knex.raw(
      `select complaint.id, complaint.answers::text as part, complaint.locale, complaint.email from complaint_case complaint
        where complaint.answered_at > now() - make_interval(days => ?) and (?::text is null or complaint.id = ?)
          and not exists (select from outgoing_mail mail
                           where mail.key = 'complaint_answer:' || complaint.id || ':' || complaint.answers)`,
      [ANSWER_DAYS, id ?? null, id ?? null],
    )
    return rows
  }

  /**
   * Deletes settled cases after the retention period, counted from the answer. Open cases are never deleted,
   * because they have to be answered.
   */
  async prune(keepYears: number): Promise<void> {
    await this.#knex.raw(
      `with over as (
         delete from complaint_case
          where status in ('answered', 'rejected', 'closed')
            and coalesce(answered_at, received_at) < now() - make_interval(years => ?) returning id)
       delete from complaint_event where case_id in (select id from over)`,
      [keepYears],
    )
  }
}
