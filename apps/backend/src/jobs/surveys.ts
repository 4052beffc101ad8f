import type { MedusaContainer } from "@medusajs/framework/types"
import { sendSurveys } from "../domains/reviews/send-surveys.ts"

/** Passes on to Árukereső the customers who asked for its questionnaire at the checkout. */
export default async function surveys(container: MedusaContainer): Promise<void> {
  await sendSurveys(container)
}

export const config = { name: "surveys", schedule: "*/5 * * * *" }
