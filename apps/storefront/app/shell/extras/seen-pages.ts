/** Limit of unrequested prefetches per opened page. */
export const MOST_SEEN_PAGES = 6

/** The pages to prefetch when `seen` have become visible: the first ones, each once. */
export function addSeen(before: readonly string[], seen: readonly string[]): readonly string[] {
  const after = [...new Set([...before, ...seen])].slice(0, MOST_SEEN_PAGES)
  return after.length === before.length ? before : after
}
