/**
 * The result that the arrow keys select: -1 means the field itself, which is part of the cycle (ARIA combobox
 * pattern).
 * @param count number of results
 */
export function moveActive(active: number, key: string, count: number): number {
  if (count === 0) return -1
  switch (key) {
    case "ArrowDown":
      return active + 1 < count ? active + 1 : -1
    case "ArrowUp":
      return active < 0 ? count - 1 : active - 1
    default:
      return active
  }
}
