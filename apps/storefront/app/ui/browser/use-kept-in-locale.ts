import { useEffect } from "react"
import type { WatchedValue } from "./watched-value.ts"

interface Kept {
  /** The language its texts are in; empty where that is not known. */
  locale: string
}

/**
 * What was kept while the shop spoke another language gets its texts in this one; what cannot be had now stays as it is.
 * @param load one item in this language; null when it cannot be had
 */
export function useKeptInLocale<Item extends Kept>(
  kept: WatchedValue<readonly Item[]>,
  locale: string,
  load: (item: Item) => Promise<Item | null>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is made anew for each drawing
  useEffect(() => {
    const others = kept.get().filter((item) => item.locale !== locale)
    if (others.length === 0) return
    let isGone = false
    Promise.all(others.map(async (item) => [item, await load(item)] as const)).then((pairs) => {
      if (isGone) return
      const loaded = new Map(pairs)
      kept.set(kept.get().map((item) => loaded.get(item) ?? item))
    })
    return () => {
      isGone = true
    }
  }, [kept, locale])
}
