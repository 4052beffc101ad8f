import type { BankStatementPreview, BookedStatement } from "@porteka/commerce-sdk"
import { post } from "../../back-end.ts"

const PATH = "/admin/bank-statement"
/** The maximum of the back end per call. */
const AT_ONCE = 20

export const readStatement = (content: string) => post<BankStatementPreview>(PATH, { content })

/**
 * Marks the orders of the chosen entries as paid, in several calls. @param onProgress number of finished
 * entries
 */
export async function bookEntries(
  content: string,
  ids: readonly string[],
  onProgress: (count: number) => void,
): Promise<BookedStatement> {
  const all: BookedStatement = { done: [], refused: [] }
  for (let begin = 0; begin < ids.length; begin += AT_ONCE) {
    const { done, refused } = await post<BookedStatement>(PATH, {
      content,
      book: ids.slice(begin, begin + AT_ONCE),
    })
    all.done.push(...done)
    all.refused.push(...refused)
    onProgress(Math.min(begin + AT_ONCE, ids.length))
  }
  return all
}
