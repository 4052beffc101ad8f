import type { MedusaContainer } from "@medusajs/framework/types"
import type { ReceiptDelivery } from "@porteka/commerce-sdk"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import type { CaseRow, UnsentAnswer } from "../cases/case-book.ts"
import { enqueueSummaries, listOverflow, type MailOverflow, STAFF_MAILS } from "../mail/mail-overflow.ts"
import { OUTGOING_MAIL_MODULE } from "../modules/outgoing-mail/index.ts"
import type { OutgoingMailKind } from "../modules/outgoing-mail/service.ts"

const LOOK_BACK_DAYS = 7

/**
 * Limits the receipts per address, because anyone can enter somebody else's. Further declarations are equally
 * valid: the staff gets each and sees that no receipt was sent. The page says so, too, and serves as the
 * receipt.
 */
const RECEIPTS = { most: 5, hours: 24 }

/** Queues the answers to consumers. @returns the keys of their e-mails */
export async function enqueueAnswers(
  container: MedusaContainer,
  kind: Extract<OutgoingMailKind, `${string}_answer`>,
  unsent: readonly UnsentAnswer[],
): Promise<string[]> {
  const mails = container.resolve(OUTGOING_MAIL_MODULE)
  const keys: string[] = []
  for (const { id, part, locale, email } of unsent) {
    const key = `${kind}:${id}:${part}`
    await mails.enqueue({ key, kind, about_id: id, part_id: part, locale, recipient: email })
    keys.push(key)
  }
  return keys
}

/** The case's fields that the e-mails need. */
type Recorded = Pick<CaseRow, "id" | "locale" | "email">

interface CaseMailKinds {
  /** To the consumer. */
  receipt: OutgoingMailKind
  /** To the staff: one for each case, and one for many cases that came at once. */
  notice: OutgoingMailKind
  summary: OutgoingMailKind
  /** The e-mail address for notices to the staff. */
  staffAddress: (container: MedusaContainer) => Promise<string>
  findUnanswered: (container: MedusaContainer, days: number) => Promise<Recorded[]>
}

/** Receipt to the consumer and notice to the staff, for one kind of case. */
export class CaseMails {
  readonly #kinds: CaseMailKinds
  readonly #overflow: MailOverflow

  constructor(kinds: CaseMailKinds) {
    this.#kinds = kinds
    this.#overflow = { kind: kinds.notice, summary: kinds.summary, recipient: kinds.staffAddress }
  }

  receiptKey({ id }: Pick<CaseRow, "id">): string {
    return `${this.#kinds.receipt}:${id}`
  }

  noticeKey({ id }: Pick<CaseRow, "id">): string {
    return `${this.#kinds.notice}:${id}`
  }

  /** Queued once however often this is called. */
  async enqueue(container: MedusaContainer, recorded: Recorded): Promise<void> {
    const { receipt, notice, staffAddress } = this.#kinds
    const mails = container.resolve(OUTGOING_MAIL_MODULE)
    const { id: about_id, locale, email: recipient } = recorded
    await mails.enqueueAtMost(
      { key: this.receiptKey(recorded), kind: receipt, about_id, locale, recipient },
      RECEIPTS,
    )
    await mails.enqueueAtMost(
      {
        key: this.noticeKey(recorded),
        kind: notice,
        about_id,
        locale: DEFAULT_LOCALE,
        recipient: await staffAddress(container),
      },
      STAFF_MAILS,
    )
  }

  /** The state of a case's receipt, given its queued e-mails. */
  async findReceiptDelivery(
    container: MedusaContainer,
    recorded: Pick<CaseRow, "id">,
  ): Promise<ReceiptDelivery> {
    const state = await container.resolve(OUTGOING_MAIL_MODULE).findState(this.receiptKey(recorded))
    if (state === "sent") return "sent"
    return state === "dropped" ? "withheld" : "coming"
  }

  /** Queues e-mails that a crash has prevented from being queued. */
  async repair(container: MedusaContainer): Promise<void> {
    for (const recorded of await this.#kinds.findUnanswered(container, LOOK_BACK_DAYS))
      await this.enqueue(container, recorded)
  }

  /** Queues one summary for each past period with more cases than notices. */
  async enqueueSummaries(container: MedusaContainer): Promise<void> {
    await enqueueSummaries(container, this.#overflow)
  }

  /** The ids of the cases that a summary stands for. @param window what the summary is about */
  async listOverflow(container: MedusaContainer, window: string): Promise<string[]> {
    return await listOverflow(container, this.#overflow.kind, window)
  }
}
