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
  let done = 0
  let remaining = Number.POSITIVE_INFINITY
  while (remaining > 0) {
    const skip = failed.map(({ handle }) => handle)
    const progress = await post<GoodsTableProgress>(PATH, { content, apply: true, skip })
    failed.push(...progress.failed)
    done += progress.done.length
    remaining = progress.remaining
    onProgress(done)
  }
  return failed
}
