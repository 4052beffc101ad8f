import { textsByLanguage } from "@porteka/shop/languages"
import { adminLanguage } from "./language.ts"

/** Whose reason is one for the person who asked. */
const EXPLAINED = [400, 403, 409, 429]

/** Calls a route of the back end as the signed-in member of the staff. @throws Error to be shown to him */
export async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(path, { credentials: "include", ...init })
  if (!response.ok) throw new Error(await refusalOf(response))
  return (await response.json().catch(() => {
    throw new Error(TEXTS[adminLanguage()].unreadable)
  })) as Answer
}

/** A file of text that a route gives, with the name it gives it. @throws Error to be shown */
export async function askForFile(path: string): Promise<{ name: string; content: string }> {
  const response = await fetch(path, { credentials: "include" })
  if (!response.ok) throw new Error(await refusalOf(response))
  const [, name = ""] = /filename="([^"]*)"/.exec(response.headers.get("content-disposition") ?? "") ?? []
  return { name, content: await response.text() }
}

const TEXTS = textsByLanguage({
  hu: {
    unreadable: "A kiszolgáló válasza nem érthető. Töltse újra az oldalt, és lépjen be, ha kéri.",
    failed: (status: number) => `Nem sikerült (${status}).`,
  },
  en: {
    unreadable: "The server's answer cannot be understood. Reload the page, and log in if you are asked to.",
    failed: (status: number) => `This did not work (${status}).`,
  },
})

/** What is said of an answer without a reason. */
export const failureText = (status: number): string => TEXTS[adminLanguage()].failed(status)

/** The back end's own words where a person is to act on them. */
async function refusalOf(response: Response): Promise<string> {
  const fallback = failureText(response.status)
  if (!EXPLAINED.includes(response.status)) return fallback
  const body: unknown = await response.json().catch(() => null)
  const { message } = (body ?? {}) as { message?: unknown }
  return typeof message === "string" ? message : fallback
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
