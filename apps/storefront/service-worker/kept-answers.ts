/** The cache of one build; the next build starts a new one, so that no page requests deleted scripts. */
export interface Keeping {
  pages: string
  files: string
}

/** Keeps only this number of the newest entries. */
const MOST_PAGES = 60
const MOST_FILES = 400

export const keepingOf = (buildId: string): Keeping => ({
  pages: `pages-${buildId}`,
  files: `files-${buildId}`,
})

export async function forgetOtherBuilds(keeping: Keeping): Promise<void> {
  const current = Object.values(keeping)
  const names = (await caches.keys()).filter((name) => !current.includes(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}

export const keepPage = (name: string, address: string, page: Response) =>
  keep(name, address, page, MOST_PAGES)
export const keepFile = (name: string, file: Request, answer: Response) =>
  keep(name, file, answer, MOST_FILES)

async function keep(name: string, key: RequestInfo, answer: Response, most: number): Promise<void> {
  try {
    const cache = await caches.open(name)
    // Replaces an older entry and moves it to the end.
    await cache.put(key, answer)
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)))
  } catch (error) {
    // The browser has no space left: the shop works without the cache.
    if (!(error instanceof DOMException)) throw error
  }
}
