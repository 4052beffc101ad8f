import { DESK_STAGES, type DeskStage, type DeskStep } from "@porteka/commerce-sdk/wire"
import { useCallback, useState } from "react"
import { useAnswer } from "../use-answer.ts"
import { listDesk } from "./desk-api.ts"
import { readTransferNotes } from "./transfer-note.tsx"

/** The filter that a link of the overview sets. */
const askedStage = (): DeskStage | null => {
  const asked = new URLSearchParams(window.location.search).get("stage")
  return DESK_STAGES.find((stage) => stage === asked) ?? null
}

/** Where orders of a stage go with its step. */
const FOLLOWING: Partial<Record<DeskStage, { step: DeskStep; stage: DeskStage }>> = {
  to_pay: { step: "paid", stage: "to_pack" },
  to_pack: { step: "packed", stage: "to_ship" },
}

/** One stage's orders page by page, those of them that are chosen, and those that went to the next stage together. */
export function useDeskList() {
  const [askedFor, setStage] = useState(askedStage)
  const [page, setPage] = useState(0)
  const [answer, reload] = useAnswer(useCallback(() => listDesk(askedFor, page), [askedFor, page]))
  const [notes, reloadNotes] = useAnswer(readTransferNotes)
  const stage = askedFor ?? answer?.stage ?? null
  // Until another stage's list has come, the last one is not shown: its orders may have been paid or packed since.
  const list = answer?.stage === stage ? answer : null
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  // Their next step is one press away.
  const [moved, setMoved] = useState<{ stage: DeskStage; ids: readonly string[] } | null>(null)
  const chosen = list?.orders.filter(({ id }) => chosenIds.has(id)) ?? []
  const isAllChosen = list !== null && chosen.length === list.orders.length

  const show = (nextStage: DeskStage, nextPage = 0) => {
    setChosenIds(new Set())
    setMoved(null)
    setStage(nextStage)
    setPage(nextPage)
  }

  return {
    list,
    counts: answer?.counts,
    notes,
    stage,
    page,
    chosen,
    isAllChosen,
    moved,
    show,
    toggle(id: string) {
      const next = new Set(chosenIds)
      if (!next.delete(id)) next.add(id)
      setChosenIds(next)
    },
    toggleAll() {
      setChosenIds(new Set(isAllChosen ? [] : list?.orders.map(({ id }) => id)))
    },
    /** The chosen orders have taken a step. */
    onStepDone(step: DeskStep, ids: readonly string[]) {
      const following = stage && FOLLOWING[stage]
      // Its last order may have left the stage that is shown: it stays on the screen nevertheless.
      setStage(stage)
      setMoved(following?.step === step && ids.length > 0 ? { stage: following.stage, ids } : null)
      setChosenIds(new Set())
      reload()
      reloadNotes()
    },
    /** Shows and chooses the orders that went on. */
    followMoved() {
      if (!moved) return
      show(moved.stage)
      setChosenIds(new Set(moved.ids))
    },
  }
}
