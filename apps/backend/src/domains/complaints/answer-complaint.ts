import type { MedusaContainer } from "@medusajs/framework/types"
import { sendSoon } from "../../mail/send-soon.ts"
import type { ComplaintState } from "../../modules/complaint/complaint-types.ts"
import { COMPLAINT_MODULE } from "../../modules/complaint/index.ts"
import { notFound } from "../../refusals/refusals.ts"
import { enqueueAnswers } from "../case-mails.ts"

interface Step {
  status: ComplaintState
  /** The text of the answer to the consumer. */
  answer: string
}

/** Moves a case to its next state; an answer is e-mailed to the consumer. @throws 404 */
export async function moveComplaintOn(
  container: MedusaContainer,
  id: string,
  step: Step,
  staffId: string,
): Promise<void> {
  const complaints = container.resolve(COMPLAINT_MODULE)
  const before = await complaints.book.find(id)
  if (!before) throw notFound(`There is no complaint ${id}`)
  if (before.status === step.status && (step.answer === "" || before.answer === step.answer)) return
  await complaints.changeStatus(id, step, staffId)
  await sendSoon(container, await enqueueComplaintAnswers(container, id))
}

/** Recent answers that were not e-mailed yet, of one case or all. @returns the keys of their e-mails */
export async function enqueueComplaintAnswers(
  container: MedusaContainer,
  caseId?: string,
): Promise<string[]> {
  const unsent = await container.resolve(COMPLAINT_MODULE).findUnsentAnswers(caseId)
  return await enqueueAnswers(container, "complaint_answer", unsent)
}
