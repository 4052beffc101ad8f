import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import type { ComplaintState } from "../../modules/complaint/complaint-types.ts"
import { COMPLAINT_MODULE } from "../../modules/complaint/index.ts"
import { MAIL_QUEUED, OUTGOING_MAIL_MODULE } from "../../modules/outgoing-mail/index.ts"

interface Step {
  status: ComplaintState
  /** The text of the answer to the consumer. */
  answer: string
}

/** Moves a case to its next state; an answer is e-mailed to the consumer. @throws not_found */
export async function moveComplaintOn(
  container: MedusaContainer,
  id: string,
  step: Step,
  staffId: string,
): Promise<void> {
  const complaints = container.resolve(COMPLAINT_MODULE)
  const before = await complaints.book.find(id)
  if (!before) throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no complaint ${id}`)
  if (before.status === step.status && (step.answer === "" || before.answer === step.answer)) return
  await complaints.changeStatus(id, step, staffId)
  for (const key of await enqueueComplaintAnswers(container, id)) {
    await container.resolve(Modules.EVENT_BUS).emit({ name: MAIL_QUEUED, data: { key } })
  }
}

/** Recent answers that were not e-mailed yet, of one case or all. @returns the keys of their e-mails */
export async function enqueueComplaintAnswers(
  container: MedusaContainer,
  caseId?: string,
): Promise<string[]> {
  const keys: string[] = []
  for (const { id, answers, locale, email } of await container
    .resolve(COMPLAINT_MODULE)
    .findUnsentAnswers(caseId)) {
    const key = `complaint_answer:${id}:${answers}`
    const mail = { key, kind: "complaint_answer", about_id: id, part_id: String(answers) } as const
    await container.resolve(OUTGOING_MAIL_MODULE).enqueue({ ...mail, locale, recipient: email })
    keys.push(key)
  }
  return keys
}
