/** The URL of another page of the same list; page 1 has no parameter. */
export function withPage(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search)
  if (page > 1) next.set("page", String(page))
  else next.delete("page")
  return next.size ? `?${next}` : "?"
}

/** The parameters that a list's canonical URL keeps: the page number, if there are several pages. */
export function canonicalPage(page: number): string {
  return page > 1 ? `?page=${page}` : ""
}
