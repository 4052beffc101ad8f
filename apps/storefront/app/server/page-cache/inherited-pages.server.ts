import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Environment } from "../env.server.ts"
import { logger } from "../log.server.ts"
import type { PageCache } from "./page-cache.server.ts"
import type { Pages } from "./pages.server.ts"
import { type Inheritance, markOf, readSavedPages, writeSavedPages } from "./saved-pages.server.ts"

/** After a deployment as many pages are made before anybody asks, the most asked for first; about ten milliseconds each. */
const MOST_PREPARED = 300

export interface InheritedPages {
  /** Up to where the change feed was told to the process before; undefined where there are no pages of it. */
  cursor: number | undefined
  /** The feed has caught up: inherited pages count, and what a new version of the shop must make anew is made. */
  takeOver: (pages: Pages) => Promise<void>
  /** For the next process. */
  leave: (cursor: number | undefined) => Promise<void>
}

/**
 * Pages that outlive the process, so that a restart does not meet a crowd with an empty memory. The next process of the
 * same code takes them over once it knows what has changed since; a newer one makes those that were asked for most.
 * @param serverFile the code, which names all other files by their contents; undefined while it is being developed
 */
export async function inheritPages(
  cache: PageCache,
  env: Environment,
  serverFile: string | undefined,
): Promise<InheritedPages> {
  const { PAGE_CACHE: isOn, PAGE_CACHE_DIR: folder } = env
  if (isOn === "off" || folder === undefined || serverFile === undefined) {
    return { cursor: undefined, takeOver: async () => undefined, leave: async () => undefined }
  }
  const file = join(folder, String(env.PORT))
  const mark = markOf(readFileSync(serverFile), JSON.stringify(env))
  const found = await readSavedPages(file, mark, (error) =>
    logger.warn(
      { err: error, file },
      "The pages kept by the last process cannot be read; each is made anew.",
    ),
  )
  if (found.kind === "pages") cache.restore(found.pages)
  return {
    cursor: found.kind === "pages" ? found.cursor : undefined,
    takeOver: (pages) => takeOver(found, cache, pages),
    async leave(cursor) {
      if (cursor === undefined) return
      await writeSavedPages(file, { mark, cursor, pages: cache.keep() }).catch((error: unknown) =>
        logger.warn(
          { err: error, file },
          "The pages cannot be kept for the next process; it makes each anew.",
        ),
      )
    },
  }
}

async function takeOver(found: Inheritance, cache: PageCache, pages: Pages): Promise<void> {
  if (found.kind === "pages") cache.confirm()
  if (found.kind !== "keys") return
  const keys = found.keys.slice(-MOST_PREPARED).reverse()
  let prepared = 0
  try {
    for (const key of keys) if (await pages.prepare(key)) prepared += 1
    logger.info({ prepared }, "The most asked for pages are made.")
  } catch (error) {
    // Shoppers come first: the rest is made when it is asked for.
    logger.warn({ err: error, prepared }, "Pages were not made before they are asked for.")
  }
}
