import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { withdrawalStatement } from "@porteka/hungary"
import { WITHDRAWAL_MODULE } from "../../modules/withdrawal/index.ts"
import type { WithdrawalCaseRow } from "../../modules/withdrawal/withdrawal-types.ts"
import { readFindings } from "./read-findings.ts"
import type { WithdrawalInput } from "./withdrawal-input.ts"
import { withdrawalMails } from "./withdrawal-mails.ts"

/** Records the declaration first: from then on it has been made, even if its order cannot be looked up. */
export async function recordWithdrawal(
  container: MedusaContainer,
  { products, ...declaration }: WithdrawalInput,
): Promise<WithdrawalCaseRow> {
  const withdrawals = container.resolve(WITHDRAWAL_MODULE)
  const statement = withdrawalStatement(declaration.locale, products)
  const recorded = await withdrawals.book.record({ ...declaration, statement })
  await withdrawalMails.enqueue(container, recorded)
  try {
    const findings = await readFindings(container, recorded, recorded.received_at)
    await withdrawals.recordOrder(recorded.id, findings)
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`The order of the withdrawal ${recorded.reference} could not be looked up: ${error}`)
  }
  return recorded
}
