import { toast } from "@medusajs/ui"
import type { ProductTablePreview } from "@porteka/commerce-sdk"
import { useState } from "react"
import { messageOf } from "../../back-end.ts"
import { readTable } from "../../read-table.ts"
import { useBusy } from "../../use-busy.ts"
import { fetchPictures, importTable, readPreview } from "./product-table-api.ts"
import { productTableTexts } from "./product-table-texts.ts"

/** Below the limit of the route (`body-limits.ts`), because JSON adds some characters. */
const MOST_MEGABYTES = 8
const MOST_CHARACTERS = MOST_MEGABYTES * 1024 * 1024

interface Refusal {
  handle: string
  message: string
}

/** A chosen spreadsheet: what it would change, its import, and the download of the pictures it names. */
export function useProductImport() {
  const texts = productTableTexts()
  const [, run] = useBusy()
  const [isReading, setReading] = useState(false)
  /** Why the chosen file cannot be read. */
  const [unread, setUnread] = useState<string | null>(null)
  const [content, setContent] = useState<string | null>(null)
  const [preview, setPreview] = useState<ProductTablePreview | null>(null)
  /** Number of products imported; null while no import is running. */
  const [done, setDone] = useState<number | null>(null)
  /** Number of pictures tried; null while no download is running. */
  const [fetched, setFetched] = useState<number | null>(null)
  /** Pictures that could not be downloaded. */
  const [unfetched, setUnfetched] = useState<Refusal[]>([])
  /** Products that were refused. */
  const [failed, setFailed] = useState<Refusal[]>([])

  const choose = async (file: File) => {
    setPreview(null)
    setUnread(null)
    setDone(null)
    setFailed([])
    setUnfetched([])
    setReading(true)
    try {
      if (file.size > MOST_MEGABYTES * 1024 * 1024) throw new Error(texts.tooLarge(MOST_MEGABYTES))
      const text = await readTable(file)
      if (text.length > MOST_CHARACTERS) throw new Error(texts.tooLarge(MOST_MEGABYTES))
      setContent(text)
      setPreview(await readPreview(text))
    } catch (error) {
      setUnread(messageOf(error))
    } finally {
      setReading(false)
    }
  }

  /** Also if the connection was lost in the middle: a preview from before it would be wrong. */
  const showWhatIsLeft = async (text: string) => {
    try {
      setPreview(await readPreview(text))
    } catch {
      setPreview(null)
      setUnread(texts.lost)
    }
  }

  const importAll = async () => {
    if (!content || !preview) return
    setDone(0)
    setFailed([])
    await run(async () => {
      const refused = await importTable(content, preview, setDone).finally(() => showWhatIsLeft(content))
      setFailed(refused)
      if (refused.length === 0) toast.success(texts.taken)
      else toast.warning(texts.refused(refused.length))
    })
    setDone(null)
  }

  const fetchAll = async (pictures: ProductTablePreview["pictures"]) => {
    if (!content) return
    setFetched(0)
    setUnfetched([])
    await run(async () => {
      const missing = await fetchPictures(pictures, setFetched)
      setUnfetched(missing)
      await showWhatIsLeft(content)
      if (missing.length === 0) toast.success(texts.picturesFetched)
      else toast.warning(texts.picturesFailed)
    })
    setFetched(null)
  }

  return { preview, isReading, unread, done, fetched, unfetched, failed, choose, importAll, fetchAll }
}
