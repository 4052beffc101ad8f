import { post } from "../../ask.ts"

export interface MatchedEntry {
  entry: {
    id: string
    booked_on: string | null
    amount: number
    currency: string
    is_credit: boolean
    payer: string
    text: string
  }
  state: "sure" | "doubtful" | "ignored"
  reason: string | null
  order: { id: string; display_id: number; name: string; due: number } | null
  can_book: boolean
}

export interface StatementPreview {
  entries: MatchedEntry[]
  problems: { row: number; message: string }[]
}

interface Booked {
  done: string[]
  refused: { id: string; message: string }[]
}

const PATH = "/admin/bank-statement"
/** As many as the back end takes in one call. */
const AT_ONCE = 20

export const readStatement = (content: string) => post<StatementPreview>(PATH, { content })

/** Marks the orders of the chosen entries as paid, part by part. @param onProgress how many are through */
export async function bookEntries(
  content: string,
  ids: readonly string[],
  onProgress: (count: number) => void,
): Promise<Booked> {
  const all: Booked = { done: [], refused: [] }
  for (let begin = 0; begin < ids.length; begin += AT_ONCE) {
    const { done, refused } = await post<Booked>(PATH, { content, book: ids.slice(begin, begin + AT_ONCE) })
    all.done.push(...done)
    all.refused.push(...refused)
    onProgress(Math.min(begin + AT_ONCE, ids.length))
  }
  return all
}
