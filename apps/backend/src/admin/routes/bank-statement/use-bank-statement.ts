import { toast } from "@medusajs/ui"
import type { BankEntryList, BankStatementPreview, EntryStep, MatchedEntry } from "@porteka/commerce-sdk"
import { useState } from "react"
import { messageOf } from "../../back-end.ts"
import { readTable } from "../../read-table.ts"
import { useAnswer } from "../../use-answer.ts"
import { useBusy } from "../../use-busy.ts"
import { bookEntries, placeEntry, readEntries, readInStatement } from "./bank-statement-api.ts"
import { statementTexts } from "./bank-statement-labels.ts"

interface BankStatement {
  /** Null until it has been read. */
  list: BankEntryList | null
  /** The statement that was read in last. */
  read: BankStatementPreview | null
  /** Why the chosen file cannot be read. */
  unread: string | null
  isChosen: (match: MatchedEntry) => boolean
  /** Why entries were not booked, by id. */
  refusals: ReadonlyMap<string, string>
  isBusy: boolean
  /** How many entries the present work has got through; null if there is none. */
  done: number | null
  choose: (file: File) => Promise<void>
  toggle: (id: string) => void
  /** Each for its order, or divided as suggested. */
  book: (matches: readonly MatchedEntry[]) => Promise<void>
  place: (ids: readonly string[], step: EntryStep) => Promise<void>
  assign: (id: string, shares: readonly Share[]) => Promise<void>
}

/** What an order gets of an entry; without an amount, all that is left of it. */
export interface Share {
  order: number
  amount?: number | undefined
}

const isDivided = ({ shares }: MatchedEntry) => shares.length > 0

export const toShares = (shares: MatchedEntry["shares"]): Share[] =>
  shares.map(({ order, amount }) => ({ order: order.display_id, amount }))

async function assignShares(id: string, shares: readonly Share[]): Promise<void> {
  for (const share of shares) await placeEntry(id, { step: "assign", ...share })
}

/** Statements from their files to the booked payments, and what is left of them. */
export function useBankStatement(): BankStatement {
  const texts = statementTexts()
  const [isBusy, run] = useBusy()
  const [list, reload] = useAnswer(readEntries)
  const [unread, setUnread] = useState<string | null>(null)
  const [read, setRead] = useState<BankStatementPreview | null>(null)
  /** Entries whose box was changed: at first, sure ones are chosen. */
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map())
  const [done, setDone] = useState<number | null>(null)

  const work = async (task: () => Promise<unknown>, said?: string) => {
    setDone(0)
    setRefusals(new Map())
    await run(task, said)
    setDone(null)
    setToggled(new Set())
    reload()
  }

  return {
    list,
    read,
    unread,
    refusals,
    isBusy,
    done,
    isChosen: ({ entry, state }) => (state === "sure") !== toggled.has(entry.id),
    async choose(file) {
      setRead(null)
      setUnread(null)
      try {
        setRead(await readInStatement(await readTable(file)))
        reload()
      } catch (error) {
        setUnread((error as Error).message)
      }
    },
    toggle(id) {
      const next = new Set(toggled)
      if (!next.delete(id)) next.add(id)
      setToggled(next)
    },
    book: (matches) =>
      work(async () => {
        const [divided, whole] = [matches.filter(isDivided), matches.filter((match) => !isDivided(match))]
        const answer = await bookEntries(
          whole.map(({ entry }) => entry.id),
          setDone,
        )
        for (const { entry, shares } of divided) {
          try {
            await assignShares(entry.id, toShares(shares))
            answer.done.push(entry.id)
          } catch (error) {
            answer.refused.push({ id: entry.id, message: messageOf(error) })
          }
          setDone(answer.done.length + answer.refused.length)
        }
        setRefusals(new Map(answer.refused.map(({ id, message }) => [id, message])))
        if (answer.done.length > 0) toast.success(texts.booked(answer.done.length))
        if (answer.refused.length > 0) toast.warning(texts.refused(answer.refused.length))
      }),
    assign: (id, shares) => work(() => assignShares(id, shares), texts.done),
    place: (ids, step) =>
      work(async () => {
        for (const [index, id] of ids.entries()) {
          await placeEntry(id, step)
          setDone(index + 1)
        }
      }, texts.done),
  }
}
