import type { ProductTablePreview, ProductTableProgress } from "@porteka/commerce-sdk"
import { tableCutter } from "../../../domains/products/table/cut-table.ts"
import { messageOf, post } from "../../back-end.ts"
import type { UnansweredReason } from "../../unanswered.ts"
import { untilAnswered } from "../../until-answered.ts"

const PATH = "/admin/product-table"
/** Small enough for a quick answer and a visible progress. */
const PRODUCTS_AT_ONCE = 20

interface News {
  /** The number of finished products or pictures. */
  onProgress: (done: number) => void
  /** Why nothing goes on at the moment; null: it does. */
  onWaiting: (reason: UnansweredReason | null) => void
}

export const readPreview = (content: string) => post<ProductTablePreview>(PATH, { content })

/** Downloads pictures one by one; a failed one does not stop the others. */
export async function fetchPictures(
  pictures: ProductTablePreview["pictures"],
  { onProgress, onWaiting }: News,
): Promise<{ handle: string; message: string }[]> {
  const failed: { handle: string; message: string }[] = []
  let done = 0
  for (const { handle, urls } of pictures) {
    for (const url of urls) {
      try {
        await untilAnswered(() => post("/admin/product-pictures", { handle, url }), onWaiting)
      } catch (error) {
        failed.push({ handle, message: `${messageOf(error)} ${url}` })
      }
      onProgress(++done)
    }
  }
  return failed
}

/** Imports the previewed rows, some products at a time. Where an answer was lost, sending them again changes nothing. */
export async function importTable(
  content: string,
  { products, source }: ProductTablePreview,
  { onProgress, onWaiting }: News,
): Promise<ProductTableProgress["failed"]> {
  const failed: ProductTableProgress["failed"] = []
  const cut = source === null ? tableCutter(content) : (rows: number[]) => ({ content, rows })
  for (let start = 0; start < products.length; start += PRODUCTS_AT_ONCE) {
    const some = products.slice(start, start + PRODUCTS_AT_ONCE)
    const rows = some.flatMap((product) => product.rows)
    const states = Object.fromEntries(some.map(({ handle, state }) => [handle, state]))
    const send = () => post<ProductTableProgress>(PATH, { ...cut(rows), states })
    failed.push(...(await untilAnswered(send, onWaiting)).failed)
    onProgress(start + some.length)
  }
  return failed
}
