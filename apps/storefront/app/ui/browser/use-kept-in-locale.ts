import { useEffect } from "react"
import type { WatchedValue } from "./watched-value.ts"

interface Kept {
  /** The language of the stored texts; empty if unknown. */
  locale: string
}

/**
 * Items stored while the shop was in another language get their texts in the current one; an item that cannot
 * be loaded stays unchanged.
 * @param load one item in the current language; null if it cannot be loaded
 */
export function useKeptInLocale<Item extends Kept>(
  kept: WatchedValue<readonly Item[]>,
  locale: string,
  load: (item: Item) => Promise<Item | null>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is left out, because it is a new function in each render
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
