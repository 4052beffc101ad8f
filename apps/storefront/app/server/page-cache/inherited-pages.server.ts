import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Environment } from "../env.server.ts"
import { logger } from "../log.server.ts"
import type { PageCache } from "./page-cache.server.ts"
import type { Pages } from "./pages.server.ts"
import { type Inheritance, markOf, readSavedPages, writeSavedPages } from "./saved-pages.server.ts"

/**
 * After a deployment this many pages are rendered in advance, most recently requested first; about ten
 * milliseconds each.
 */
const MOST_PREPARED = 300

export interface InheritedPages {
  /** The previous process's cursor in the change feed; undefined if there are no pages from it. */
  cursor: number | undefined
  /** The feed has caught up: inherited pages become valid, and after a release the pages to prepare are rendered. */
  restore: (pages: Pages) => Promise<void>
  /** Saves the pages for the next process. */
  save: (cursor: number | undefined) => Promise<void>
}

/**
 * Passes pages on to the next process, so that a restart does not face load with an empty cache. A process with
 * the same code uses them once it knows what has changed since; a newer release renders the most recently
 * requested ones (ADR 0098).
 * @param serverFile the server code, which names all other files by hash; undefined in development
 */
export async function inheritPages(
  cache: PageCache,
  env: Environment,
  serverFile: string | undefined,
): Promise<InheritedPages> {
  const { PAGE_CACHE: isOn, PAGE_CACHE_DIR: folder } = env
  if (isOn === "off" || folder === undefined || serverFile === undefined) {
    return { cursor: undefined, restore: async () => undefined, save: async () => undefined }
  }
  const file = join(folder, String(env.PORT))
  const mark = markOf(readFileSync(serverFile), JSON.stringify(env))
  const found = await readSavedPages(file, mark, (error) =>
    logger.warn(
      { err: error, file },
      "The pages saved by the last process could not be read; they will be rendered on request.",
    ),
  )
  if (found.kind === "pages") cache.restore(found.pages)
  return {
    cursor: found.kind === "pages" ? found.cursor : undefined,
    restore: (pages) => restore(found, cache, pages),
    async save(cursor) {
      if (cursor === undefined) return
      await writeSavedPages(file, { mark, cursor, pages: cache.keep() }).catch((error: unknown) =>
        logger.warn({ err: error, file }, "The pages could not be saved for the next process."),
      )
    },
  }
}

async function restore(found: Inheritance, cache: PageCache, pages: Pages): Promise<void> {
  if (found.kind === "pages") cache.confirm()
  if (found.kind !== "keys") return
  const keys = found.keys.slice(-MOST_PREPARED).reverse()
  let prepared = 0
  try {
    for (const key of keys) if (await pages.prepare(key)) prepared += 1
    logger.info({ prepared }, "The most requested pages are rendered.")
  } catch (error) {
    // Shoppers come first: remaining pages are rendered on request.
    logger.warn({ err: error, prepared }, "Rendering pages in advance failed.")
  }
}
