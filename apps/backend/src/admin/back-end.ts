import { textsForStaff } from "@porteka/shop/languages"
import { fieldsOf } from "@porteka/shop/parse-json"
import { adminLanguage } from "./language.ts"
import { byPlace, NO_PROBLEMS, type Problems } from "./problems.ts"
import { answerTo, explainStatus, UnansweredError, unansweredReason } from "./unanswered.ts"

/** Status codes whose reason is meant for the person who made the request. */
const EXPLAINED = [400, 403, 409, 429]

/**
 * Sends a request as the logged-in staff member, whatever its answer is. @throws Error with a message to show
 * if there is none
 */
export const send = (path: string, init: RequestInit = {}): Promise<Response> =>
  answerTo(fetch(path, { credentials: "include", ...init }))

/** Calls a route of the back end as the logged-in staff member. @throws Error with a message to show */
export async function fetchJson<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await send(path, init)
  const unanswered = unansweredReason(response.status)
  if (unanswered) throw new UnansweredError(unanswered)
  if (!response.ok) throw new Error(await refusalOf(response))
  return (await response.json().catch(() => {
    throw new Error(TEXTS[adminLanguage()].unreadable)
  })) as Answer
}

/**
 * Downloads a text file from a route, with the file name that the route gives. @throws Error with a message
 * to show
 */
export async function fetchFile(path: string): Promise<{ name: string; content: string }> {
  const response = await send(path)
  if (!response.ok) throw new Error(await refusalOf(response))
  const [, name = ""] = /filename="([^"]*)"/.exec(response.headers.get("content-disposition") ?? "") ?? []
  return { name, content: await response.text() }
}

const TEXTS = textsForStaff({
  hu: {
    unreadable: "A kiszolgáló válasza nem érthető. Töltse újra az oldalt, és lépjen be, ha kéri.",
    failed: (status: number) => `Nem sikerült (${status}).`,
  },
  en: {
    unreadable: "The server's answer cannot be understood. Reload the page, and log in if you are asked to.",
    failed: (status: number) => `This did not work (${status}).`,
  },
})

interface Refusal {
  /** The back end's own if the person has to act on it; otherwise that it did not work. */
  message: string
  code: unknown
  /** What is wrong with the values of a form. */
  problems: Problems
}

export async function readRefusal(response: Response): Promise<Refusal> {
  const { message, code, problems } = fieldsOf(await response.json().catch(() => null))
  const own = EXPLAINED.includes(response.status) && typeof message === "string" ? message : undefined
  return {
    message: explainStatus(response.status) ?? own ?? TEXTS[adminLanguage()].failed(response.status),
    code,
    problems: Array.isArray(problems) ? byPlace(problems) : NO_PROBLEMS,
  }
}

export const refusalOf = async (response: Response): Promise<string> => (await readRefusal(response)).message

/** The message of a failed call, which it throws. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export function post<Answer>(path: string, body: unknown): Promise<Answer> {
  return fetchJson(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
}

export const PAGE_SIZE = 20

/** @param page starts at 0 */
export function fetchPage<Answer>(
  path: string,
  page: number,
  query: Record<string, string> = {},
): Promise<Answer> {
  const paging = { limit: String(PAGE_SIZE), offset: String(page * PAGE_SIZE) }
  return fetchJson(`${path}?${new URLSearchParams({ ...query, ...paging })}`)
}
