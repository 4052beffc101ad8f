/** As many pages as are fetched ahead without being asked for, for each page that is opened. */
export const MOST_SEEN_PAGES = 6

/** The pages to fetch ahead when `seen` have come into view: the first ones, each once. */
export function addSeen(before: readonly string[], seen: readonly string[]): readonly string[] {
  const after = [...new Set([...before, ...seen])].slice(0, MOST_SEEN_PAGES)
  return after.length === before.length ? before : after
}
