import { toast, usePrompt } from "@medusajs/ui"
import type { DeskOrder, DeskStep } from "@porteka/commerce-sdk"
import { useState } from "react"
import { useBusy } from "../use-busy.ts"
import { advance } from "./desk-api.ts"
import { deskTexts } from "./desk-labels.ts"
import { type AskedOrder, doubtsAbout } from "./step-doubts.ts"

type SteppingOrder = AskedOrder & Pick<DeskOrder, "id" | "display_id">

/**
 * Takes a step with several orders at once, after a question if somebody may have chosen one of them by mistake.
 * @param onDone with the orders that took the step
 * @returns the step that is being taken, or null; and the function that takes one, with parcel numbers by order
 */
export function useTakeStep(
  orders: readonly SteppingOrder[],
  onDone: (step: DeskStep, ids: string[]) => void,
) {
  const texts = deskTexts()
  const prompt = usePrompt()
  const [isBusy, run] = useBusy()
  const [pressed, setPressed] = useState<DeskStep | null>(null)

  const isWanted = async (step: DeskStep): Promise<boolean> => {
    const doubts = orders.flatMap((order) => {
      const said = doubtsAbout(step, order).map((doubt) => texts.doubts(doubt))
      return said.length > 0 ? `${order.display_id}: ${said.join(" ")}` : []
    })
    if (doubts.length === 0) return true
    const [title, confirmText, cancelText] = [texts.doubtTitle, texts.steps[step], texts.back]
    return prompt({ title, description: doubts.join("\n"), confirmText, cancelText, variant: "confirmation" })
  }

  const takeStep = async (step: DeskStep, numbers: Readonly<Record<string, string>>) => {
    if (!(await isWanted(step))) return
    setPressed(step)
    await run(async () => {
      const answers = await advance(
        step,
        orders.map(({ id }) => ({ id, tracking_number: (step === "shipped" && numbers[id]?.trim()) || "" })),
      )
      for (const { id, refusal } of answers) {
        const number = orders.find((order) => order.id === id)?.display_id
        if (refusal !== null) toast.error(`${number}: ${refusal}`)
      }
      const taken = answers.filter(({ refusal }) => refusal === null).map(({ id }) => id)
      if (taken.length > 0) toast.success(texts.said(taken.length, texts.steps[step]))
      onDone(step, taken)
    })
  }

  return { inProgress: isBusy ? pressed : null, takeStep }
}
