/** Number of pages on either side of the current one. */
const NEIGHBOURS = 1

/**
 * The page numbers of a pagination: the first, the last, the current one and its neighbors.
 * `null` stands for a gap of at least two pages; a gap of one page is shown as that page.
 */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const shown = new Set([1, pageCount])
  for (let near = page - NEIGHBOURS; near <= page + NEIGHBOURS; near++) {
    if (near >= 1 && near <= pageCount) shown.add(near)
  }
  const window: (number | null)[] = []
  let previous = 0
  for (const number of [...shown].sort((a, b) => a - b)) {
    if (number - previous === 2) window.push(number - 1)
    else if (number - previous > 2) window.push(null)
    window.push(number)
    previous = number
  }
  return window
}
