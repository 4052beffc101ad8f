import { newAccount } from "../fixtures/account.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { stack } from "../fixtures/stack.ts"
import type { FuzzRequest } from "./requests.ts"
import type { SeenIds } from "./seen-ids.ts"

/** Longer than any lock is waited for. */
const ANSWER_MS = 60_000

export interface Answer {
  status: number
  text: string
}

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

/** Reads what there is of everything, so that the first calls have ids already; what the run needs is spared. */
export async function learnIds(ids: SeenIds, { admin }: Actors, lists: readonly string[]): Promise<void> {
  const read = async (path: string): Promise<Record<string, unknown>> => {
    const response = await fetch(new URL(path, stack.backendUrl), { headers: admin })
    return response.ok ? ((await response.json()) as Record<string, unknown>) : {}
  }
  const needed = await Promise.all(["/admin/api-keys", "/admin/sales-channels", "/admin/users"].map(read))
  for (const record of needed.flatMap((answer) => Object.values(answer).filter(Array.isArray).flat())) {
    ids.spare((record as { id: string }).id)
  }
  for (const path of lists) ids.learn(await read(`${path}?limit=10`))
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
    body.append("files", new Blob([request.form]), "goods.csv")
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
  return { status: response.status, text: await response.text() }
}
