import type { BankEntryList, BankStatementPreview, BookedStatement, EntryStep } from "@porteka/commerce-sdk"
import { fetchJson, post } from "../../back-end.ts"

const PATH = "/admin/bank-statement"
/** The maximum of the back end per call. */
const AT_ONCE = 20

export const readEntries = () => fetchJson<BankEntryList>(PATH)

export const readInStatement = (content: string) => post<BankStatementPreview>(PATH, { content })

export const placeEntry = (id: string, step: EntryStep) => post<BankEntryList>(`${PATH}/${id}`, step)

/**
 * Books the chosen entries for the orders they name, in several calls. @param onProgress number of finished entries
 */
export async function bookEntries(
  ids: readonly string[],
  onProgress: (count: number) => void,
): Promise<BookedStatement> {
  const all: BookedStatement = { done: [], refused: [] }
  for (let begin = 0; begin < ids.length; begin += AT_ONCE) {
    const { done, refused } = await post<BookedStatement>(PATH, { book: ids.slice(begin, begin + AT_ONCE) })
    all.done.push(...done)
    all.refused.push(...refused)
    onProgress(Math.min(begin + AT_ONCE, ids.length))
  }
  return all
}
