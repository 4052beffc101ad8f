import type { GoodsTablePreview, GoodsTableProgress } from "@porteka/commerce-sdk"
import { post } from "../../ask.ts"

const PATH = "/admin/goods-table"

export const readPreview = (content: string) => post<GoodsTablePreview>(PATH, { content })

/** Imports a table part by part. @param onProgress how many products are done */
export async function importTable(
  content: string,
  onProgress: (done: number) => void,
): Promise<GoodsTableProgress["failed"]> {
  const failed: GoodsTableProgress["failed"] = []
  const done: string[] = []
  let remaining = Number.POSITIVE_INFINITY
  while (remaining > 0) {
    // What was done is not asked for again, even if the shop should write it otherwise than the table does.
    const skip = [...failed.map(({ handle }) => handle), ...done]
    const progress = await post<GoodsTableProgress>(PATH, { content, apply: true, skip })
    failed.push(...progress.failed)
    done.push(...progress.done)
    remaining = progress.remaining
    onProgress(done.length)
  }
  return failed
}
