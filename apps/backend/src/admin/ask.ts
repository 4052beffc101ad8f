/** Calls a route of the back end as the signed-in member of the staff. @throws Error to be shown to him */
export async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(path, { credentials: "include", ...init })
  if (!response.ok) throw new Error(`Nem sikerült (${response.status}).`)
  return (await response.json()) as Answer
}

export function post<Answer>(path: string, body: unknown): Promise<Answer> {
  return ask(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
}

export const PAGE_SIZE = 20

/** @param page from 0 */
export function askPage<Answer>(
  path: string,
  page: number,
  query: Record<string, string> = {},
): Promise<Answer> {
  const paging = { limit: String(PAGE_SIZE), offset: String(page * PAGE_SIZE) }
  return ask(`${path}?${new URLSearchParams({ ...query, ...paging })}`)
}
