import { toast } from "@medusajs/ui"
import type { BankStatementPreview } from "@porteka/commerce-sdk"
import { useState } from "react"
import { readTable } from "../../read-table.ts"
import { useBusy } from "../../use-busy.ts"
import { bookEntries, readStatement } from "./bank-statement-api.ts"
import { statementTexts } from "./bank-statement-labels.ts"

interface BankStatementImport {
  /** Null until a file has been read. */
  preview: BankStatementPreview | null
  /** Why the chosen file cannot be read. */
  unread: string | null
  /** Ids of the entries that will be booked. */
  chosen: ReadonlySet<string>
  /** Why entries were not booked, by id. */
  refusals: ReadonlyMap<string, string>
  /** How many entries the present booking has got through; null if none is going on. */
  done: number | null
  choose: (file: File) => Promise<void>
  toggle: (id: string) => void
  book: () => Promise<void>
}

/** A statement from its file to the booked payments. Afterwards it is read again, and shows them as booked. */
export function useBankStatement(): BankStatementImport {
  const texts = statementTexts()
  const [, run] = useBusy()
  const [unread, setUnread] = useState<string | null>(null)
  const [content, setContent] = useState<string | null>(null)
  const [preview, setPreview] = useState<BankStatementPreview | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map())
  const [done, setDone] = useState<number | null>(null)

  const show = async (text: string) => {
    const read = await readStatement(text)
    const sure = read.entries.filter(({ state }) => state === "sure")
    setPreview(read)
    setChosen(new Set(sure.map(({ entry }) => entry.id)))
  }

  return {
    preview,
    unread,
    chosen,
    refusals,
    done,
    async choose(file) {
      setPreview(null)
      setUnread(null)
      setRefusals(new Map())
      try {
        const text = await readTable(file)
        setContent(text)
        await show(text)
      } catch (error) {
        setUnread((error as Error).message)
      }
    },
    toggle(id) {
      const next = new Set(chosen)
      if (!next.delete(id)) next.add(id)
      setChosen(next)
    },
    async book() {
      if (!content) return
      setDone(0)
      await run(async () => {
        const answer = await bookEntries(content, [...chosen], setDone)
        setRefusals(new Map(answer.refused.map(({ id, message }) => [id, message])))
        await show(content)
        if (answer.done.length > 0) toast.success(texts.paid(answer.done.length))
        if (answer.refused.length > 0) toast.warning(texts.refused(answer.refused.length))
      })
      setDone(null)
    },
  }
}
