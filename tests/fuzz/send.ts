import { newAccount } from "../fixtures/account.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { stack } from "../fixtures/stack.ts"
import type { Operation } from "./operations.ts"
import type { FuzzRequest } from "./requests.ts"
import type { SeenIds } from "./seen-ids.ts"

/** Longer than any lock timeout. */
const ANSWER_MS = 60_000

export interface Answer {
  status: number
  text: string
  /** A parsed answer. */
  record: unknown
  /** It claims to be JSON, but is not. */
  isBroken: boolean
}

/** The key and its channel, and the administrator. */
const NEEDED = /^\/admin\/(api-keys|sales-channels|users)$/

type Headers = Record<string, string>

export type Actors = Record<FuzzRequest["actor"], Headers>

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` })

export async function signInActors(): Promise<Actors> {
  const [admin, customer, parting] = [await Administrator.signIn(), await newAccount(), await newAccount()]
  return {
    nobody: {},
    customer: bearer(customer.access_token),
    parting: bearer(parting.access_token),
    admin: admin.headers,
  }
}

export async function send(request: FuzzRequest, actors: Actors): Promise<Answer> {
  const { method, path, actor, idempotencyKey } = request
  const headers: Headers = {
    "x-publishable-api-key": stack.publishableKey,
    ...actors[actor],
    ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
  }
  let body: string | FormData | null = null
  if (request.form !== undefined) {
    body = new FormData()
    body.append("files", new Blob([request.form]), "products.csv")
  } else if ("body" in request) {
    body = JSON.stringify(request.body)
    headers["content-type"] = "application/json"
  }
  const response = await fetch(new URL(path, stack.backendUrl), {
    method,
    headers,
    body,
    redirect: "manual",
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  const [{ status }, text] = [response, await response.text()]
  if (!response.headers.get("content-type")?.startsWith("application/json"))
    return { status, text, record: undefined, isBroken: false }
  try {
    return { status, text, record: JSON.parse(text), isBroken: false }
  } catch {
    return { status, text, record: undefined, isBroken: true }
  }
}

/** Reads all lists, so that the first calls already have ids, without those that the run needs. */
export async function learnIds(ids: SeenIds, actors: Actors, lists: readonly Operation[]): Promise<void> {
  const read = (operation: Operation) =>
    send({ operation, method: "GET", path: `${operation.path}?limit=10`, actor: "admin" }, actors)
  for (const operation of lists) {
    const { record } = await read(operation)
    if (NEEDED.test(operation.path)) for (const id of idsIn(record)) ids.spare(id)
    ids.learn(record)
  }
}

/** The ids of a list's rows. */
const idsIn = (list: unknown): string[] =>
  Object.values(list as Record<string, { id: string }[]>)
    .flatMap((rows) => (Array.isArray(rows) ? rows : []))
    .map(({ id }) => id)
