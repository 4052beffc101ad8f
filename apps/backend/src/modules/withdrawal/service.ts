import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils"
import { RETENTION } from "@porteka/shop"
import { CaseBook, type UnsentAnswer } from "../../cases/case-book.ts"
import type { DatabaseDependency } from "../../records/database-dependency.ts"
import { WithdrawalCase } from "./models/withdrawal-case.ts"
import { WithdrawalEvent } from "./models/withdrawal-event.ts"
import type {
  Declaration,
  OrderFindings,
  WithdrawalCaseRow,
  WithdrawalDecision,
  WithdrawalEventKind,
} from "./withdrawal-types.ts"

/** An older decision that was not sent is left to the staff. */
const ANSWER_DAYS = 2

/** Declarations of withdrawal (45/2014. (II. 26.) Korm. r. 22. §) and their handling. */
export default class WithdrawalModuleService extends MedusaService({ WithdrawalCase, WithdrawalEvent }) {
  readonly #knex: Knex
  readonly book: CaseBook<Declaration, WithdrawalCaseRow, WithdrawalEventKind>

  constructor(dependencies: DatabaseDependency) {
    super(dependencies)
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
    this.book = new CaseBook(this.#knex, {
      letters: "EL",
      cases: { table: "withdrawal_case", prefix: "wdcase" },
      events: { table: "withdrawal_event", prefix: "wdevent" },
    })
  }

  /** The last declaration about an order that the staff has not marked as void. */
  async findCaseOfOrder(orderId: string): Promise<WithdrawalCaseRow | undefined> {
    return await this.#knex<WithdrawalCaseRow>("withdrawal_case")
      .where({ order_id: orderId })
      .whereNot({ status: "rejected" })
      .orderBy("received_at", "desc")
      .first()
  }

  async recordOrder(id: string, findings: OrderFindings): Promise<void> {
    await this.book.change(id, findings, "order_looked_up", { ...findings })
  }

  async changeStatus(
    id: string,
    { status, reason }: { status: WithdrawalDecision; reason: string },
    actorId: string,
  ): Promise<void> {
    const why = reason ? { reason } : {}
    await this.book.change(id, { status }, "status_changed", { status, ...why, actor_id: actorId })
  }

  /** Cases decided within the last days whose consumer was not informed. */
  async findUnsentAnswers(id?: string): Promise<UnsentAnswer[]> {
    const { rows } = await this.#knex.raw(
      `select declared.id, declared.status as part, declared.locale, declared.email from withdrawal_case declared
        where declared.status in ('accepted', 'rejected') and (?::text is null or declared.id = ?)
          and exists (select from withdrawal_event event
                       where event.case_id = declared.id and event.kind = 'status_changed'
                         and event.created_at > now() - make_interval(days => ?))
          and not exists (select from outgoing_mail mail
                           where mail.key = 'withdrawal_answer:' || declared.id || ':' || declared.status)`,
      [id ?? null, id ?? null, ANSWER_DAYS],
    )
    return rows
  }

  /** The reason of the latest refusal of a declaration. */
  async findReason(id: string): Promise<string> {
    const { rows } = await this.#knex.raw(
      `select data->>'reason' as reason from withdrawal_event
        where case_id = ? and kind = 'status_changed' and data->>'status' = 'rejected'
        order by created_at desc limit 1`,
      [id],
    )
    return rows[0]?.reason ?? ""
  }

  /**
   * Deletes cases that were decided and in which nothing has happened for years. Open cases are never deleted, because
   * they have to be answered.
   */
  async prune(): Promise<void> {
    await this.#knex.transaction(async (transaction) => {
      // The database refuses to delete events before their case.
      const { rows } = await transaction.raw<{ rows: { id: string }[] }>(
        `delete from withdrawal_case declared
          where declared.status not in ('received', 'checking')
            and declared.received_at < now() - make_interval(years => :keepYears)
            and not exists (select from withdrawal_event event
                             where event.case_id = declared.id and event.kind = 'status_changed'
                               and event.created_at >= now() - make_interval(years => :keepYears))
         returning declared.id`,
        { keepYears: RETENTION.withdrawalYears },
      )
      await transaction("withdrawal_event")
        .whereIn(
          "case_id",
          rows.map(({ id }) => id),
        )
        .delete()
    })
  }
}
