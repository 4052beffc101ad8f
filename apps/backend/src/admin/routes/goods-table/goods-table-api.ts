import { post } from "../../ask.ts"

export interface Preview {
  products: { handle: string; is_new: boolean; variants: number }[]
  unchanged: number
  problems: { row: number; message: string }[]
}

interface Progress {
  done: string[]
  failed: { handle: string; message: string }[]
  remaining: number
}

const PATH = "/admin/goods-table"

export const readPreview = (content: string) => post<Preview>(PATH, { content })

/** Imports a table part by part. @param onProgress how many products are done */
export async function importTable(
  content: string,
  onProgress: (done: number) => void,
): Promise<Progress["failed"]> {
  const failed: Progress["failed"] = []
  let done = 0
  let remaining = Number.POSITIVE_INFINITY
  while (remaining > 0) {
    const skip = failed.map(({ handle }) => handle)
    const progress = await post<Progress>(PATH, { content, apply: true, skip })
    failed.push(...progress.failed)
    done += progress.done.length
    remaining = progress.remaining
    onProgress(done)
  }
  return failed
}

/** Spreadsheets in Hungarian write UTF-8 or Windows-1250. */
export async function readText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder("windows-1250").decode(bytes)
  }
}
