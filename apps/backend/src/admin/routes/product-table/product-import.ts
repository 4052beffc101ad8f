import { toast } from "@medusajs/ui"
import type { ProductTablePreview } from "@porteka/commerce-sdk"
import { messageOf } from "../../back-end.ts"
import { readTable } from "../../read-table.ts"
import type { UnansweredReason } from "../../unanswered.ts"
import { untilAnswered } from "../../until-answered.ts"
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
export interface ProductImport {
  isReading: boolean
  /** Why the chosen file cannot be read or imported. */
  problem: string | null
  preview: ProductTablePreview | null
  /** Number of products imported; null while no import is running. */
  done: number | null
  /** Number of pictures tried; null while no download is running. */
  fetched: number | null
  /** Why import or download cannot go on at the moment. */
  waitingFor: UnansweredReason | null
  /** Pictures that could not be downloaded. */
  unfetched: Refusal[]
  /** Products that were refused. */
  failed: Refusal[]
}

const NOTHING: ProductImport = {
  isReading: false,
  problem: null,
  preview: null,
  done: null,
  fetched: null,
  waitingFor: null,
  unfetched: [],
  failed: [],
}

// Not the page's own: an import goes on while its owner looks at another page of the admin, and is shown on the way back.
let now = NOTHING
let content: string | null = null
const watchers = new Set<() => void>()

export const currentImport = (): ProductImport => now

/** @returns how to stop listening */
export function watchImport(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function change(changed: Partial<ProductImport>): void {
  now = { ...now, ...changed }
  for (const watcher of watchers) watcher()
}

const onWaiting = (waitingFor: UnansweredReason | null) => change({ waitingFor })

export async function chooseTable(file: File): Promise<void> {
  const texts = productTableTexts()
  change({ ...NOTHING, isReading: true })
  try {
    if (file.size > MOST_MEGABYTES * 1024 * 1024) throw new Error(texts.tooLarge(MOST_MEGABYTES))
    const text = await readTable(file)
    if (text.length > MOST_CHARACTERS) throw new Error(texts.tooLarge(MOST_MEGABYTES))
    content = text
    change({ preview: await readPreview(text) })
  } catch (error) {
    change({ problem: messageOf(error) })
  } finally {
    change({ isReading: false })
  }
}

export async function importAll(): Promise<void> {
  const { preview } = now
  if (content === null || !preview) return
  const text = content
  change({ done: 0, failed: [], problem: null })
  try {
    const onProgress = (done: number) => change({ done })
    const refused = await importTable(text, preview, { onProgress, onWaiting })
    // One whose first answer was lost may be refused the second time because it is there already.
    const left = new Set((await showWhatIsLeft(text)).products.map(({ handle }) => handle))
    const failed = refused.filter(({ handle }) => left.has(handle))
    change({ failed })
    const texts = productTableTexts()
    if (failed.length === 0) toast.success(texts.taken)
    else toast.warning(texts.refused(failed.length))
  } catch (error) {
    stopWith(error)
  } finally {
    change({ done: null })
  }
}

export async function fetchAll(pictures: ProductTablePreview["pictures"]): Promise<void> {
  if (content === null) return
  const text = content
  change({ fetched: 0, unfetched: [], problem: null })
  try {
    const onProgress = (fetched: number) => change({ fetched })
    const unfetched = await fetchPictures(pictures, { onProgress, onWaiting })
    change({ unfetched })
    await showWhatIsLeft(text)
    const texts = productTableTexts()
    if (unfetched.length === 0) toast.success(texts.picturesFetched)
    else toast.warning(texts.picturesFailed)
  } catch (error) {
    stopWith(error)
  } finally {
    change({ fetched: null })
  }
}

async function showWhatIsLeft(text: string): Promise<ProductTablePreview> {
  const preview = await untilAnswered(() => readPreview(text), onWaiting)
  change({ preview })
  return preview
}

/** A preview from before it would be wrong. */
function stopWith(error: unknown): void {
  change({ preview: null, problem: `${messageOf(error)} ${productTableTexts().lost}` })
}
