import type { ProductTablePreview, ProductTableProgress } from "@porteka/commerce-sdk"
import { tableCutter } from "../../../domains/products/table/cut-table.ts"
import { messageOf, post } from "../../back-end.ts"

const PATH = "/admin/product-table"
/** Small enough for a quick answer and a visible progress. */
const PRODUCTS_AT_ONCE = 20

export const readPreview = (content: string) => post<ProductTablePreview>(PATH, { content })

/**
 * Downloads pictures one by one; a failed one does not stop the others. @param onProgress number of finished
 * pictures
 */
export async function fetchPictures(
  pictures: ProductTablePreview["pictures"],
  onProgress: (done: number) => void,
): Promise<{ handle: string; message: string }[]> {
  const failed: { handle: string; message: string }[] = []
  let done = 0
  for (const { handle, urls } of pictures) {
    for (const url of urls) {
      try {
        await post("/admin/product-pictures", { handle, url })
      } catch (error) {
        failed.push({ handle, message: `${messageOf(error)} ${url}` })
      }
      onProgress(++done)
    }
  }
  return failed
}

/** Imports the previewed rows, some products at a time. @param onProgress number of finished products */
export async function importTable(
  content: string,
  { products, source }: ProductTablePreview,
  onProgress: (done: number) => void,
): Promise<ProductTableProgress["failed"]> {
  const failed: ProductTableProgress["failed"] = []
  const cut = source === null ? tableCutter(content) : (rows: number[]) => ({ content, rows })
  for (let start = 0; start < products.length; start += PRODUCTS_AT_ONCE) {
    const some = products.slice(start, start + PRODUCTS_AT_ONCE)
    const rows = some.flatMap((product) => product.rows)
    const states = Object.fromEntries(some.map(({ handle, state }) => [handle, state]))
    failed.push(...(await post<ProductTableProgress>(PATH, { ...cut(rows), states })).failed)
    onProgress(start + some.length)
  }
  return failed
}
