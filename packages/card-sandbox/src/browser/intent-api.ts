import type { Intent, IntentResult, PageError } from "./protocol.ts"

/** `pi_…_secret_…` and `seti_…_secret_…` contain the id of their intent. */
function intentPath(clientSecret: string): string | null {
  const id = clientSecret.split("_secret_")[0] ?? ""
  if (/^pi_\w+$/.test(id)) return `/v1/payment_intents/${id}`
  return /^seti_\w+$/.test(id) ? `/v1/setup_intents/${id}` : null
}

/** Form fields for nested values: `{ card: { number } }` under `a` → `a[card][number]`. */
export function nestedFields(name: string, value: unknown): [string, string][] {
  if (value === undefined || value === null) return []
  if (typeof value !== "object") return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, one]) => nestedFields(`${name}[${key}]`, one))
}

const NO_CONNECTION: PageError = {
  type: "api_connection_error",
  message: "An error occurred with our connection to Stripe.",
}

const NOT_A_SECRET: PageError = {
  type: "invalid_request_error",
  code: "resource_missing",
  message: "The client secret is not valid.",
}

/** Calls the API from the browser. `origin` is the sandbox's. */
export async function callApi(
  origin: string,
  method: "GET" | "POST",
  path: string,
  fields: [string, string][],
): Promise<{ value: unknown } | { error: PageError }> {
  const form = new URLSearchParams(fields)
  try {
    const response =
      method === "GET"
        ? await fetch(`${origin}${path}?${form}`)
        : await fetch(`${origin}${path}`, { method, body: form })
    const body = (await response.json()) as { error?: PageError }
    return body.error ? { error: body.error } : { value: body }
  } catch {
    // No answer, or one that cannot be read.
    return { error: NO_CONNECTION }
  }
}

/** Reads an intent with its client secret. */
export async function retrieveIntent(
  origin: string,
  key: string,
  clientSecret: string,
): Promise<IntentResult> {
  const path = intentPath(clientSecret)
  if (path === null) return { error: NOT_A_SECRET }
  const result = await callApi(origin, "GET", path, [
    ["key", key],
    ["client_secret", clientSecret],
  ])
  return "error" in result ? result : { intent: result.value as Intent }
}

/** Confirms an intent with its client secret. */
export async function confirmIntent(
  origin: string,
  key: string,
  clientSecret: string,
  fields: [string, string][],
): Promise<IntentResult> {
  const path = intentPath(clientSecret)
  if (path === null) return { error: NOT_A_SECRET }
  const result = await callApi(origin, "POST", `${path}/confirm`, [
    ["key", key],
    ["client_secret", clientSecret],
    ...fields,
  ])
  return "error" in result ? result : { intent: result.value as Intent }
}
