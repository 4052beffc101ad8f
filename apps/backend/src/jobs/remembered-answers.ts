import type { MedusaContainer } from "@medusajs/framework/types"
import { REMEMBERED_ANSWER_MODULE } from "../modules/remembered-answer/index.ts"

/** Deletes the keys of the previous day. */
export default async function rememberedAnswers(container: MedusaContainer): Promise<void> {
  await container.resolve(REMEMBERED_ANSWER_MODULE).prune()
}

export const config = { name: "remembered-answers", schedule: "17 * * * *" }
