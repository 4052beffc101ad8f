import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { withdrawalStatement } from "@porteka/hungary"
import { WITHDRAWAL_MODULE } from "../../../modules/withdrawal/index.ts"
import type { WithdrawalCaseRow } from "../../../modules/withdrawal/withdrawal-types.ts"
import type { WithdrawalInput } from "../withdrawal-input.ts"

export const recordDeclarationStep = createStep(
  "record-declaration",
  async ({ products, ...declaration }: WithdrawalInput, { container }) => {
    const statement = withdrawalStatement(declaration.locale, products)
    const recorded = await container.resolve(WITHDRAWAL_MODULE).record({ ...declaration, statement })
    return new StepResponse<WithdrawalCaseRow>(recorded)
  },
)
