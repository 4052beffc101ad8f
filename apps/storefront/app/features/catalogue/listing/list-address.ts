/** The address of another page of the same list; page 1 has none in its address. */
export function withPage(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search)
  if (page > 1) next.set("page", String(page))
  else next.delete("page")
  return next.size ? `?${next}` : "?"
}

/** What the canonical address of a list keeps: the page number, where there are several. */
export function canonicalPage(page: number): string {
  return page > 1 ? `?page=${page}` : ""
}
