import { randomBytes } from "node:crypto"
import { z } from "@medusajs/framework/zod"
import { environment } from "../../env.ts"

export interface SurveyedOrder {
  email: string
  items: readonly { name: string; sku: string | null }[]
}

const VERSION = "2.0/NodeJS"
const TIMEOUT_MS = 10_000
const VISITOR_BYTES = 16

const tokenSchema = z.object({ Token: z.string().min(1) })

/**
 * Has Árukereső send its questionnaire to a buyer ("Megbízható Bolt"): requests a token for the purchase, then
 * redeems it. Its own snippet does this in the browser; here the server does both, so no page loads anything
 * from it.
 * @throws Error if it is not accepted
 */
export async function requestSurvey(key: string, { email, items }: SurveyedOrder): Promise<void> {
  const products = items.map(({ name, sku }) => ({ Name: name, ...(sku && { Id: sku }) }))
  const body = new URLSearchParams({
    Version: VERSION,
    WebApiKey: key,
    Email: email,
    Products: JSON.stringify(products),
  })
  const answer = await call("t2/TokenRequest.php", { method: "POST", body })
  const { Token } = tokenSchema.parse(await answer.json())
  const visitor = randomBytes(VISITOR_BYTES).toString("hex")
  await call(`t2/TrustedShop.php?${new URLSearchParams({ Token, WebApiKey: key, C: visitor })}`)
}

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(`${environment().ARUKERESO_URL}/${path}`, { ...init, signal })
  if (!answer.ok) throw new Error(`Árukereső answered ${answer.status}`)
  return answer
}
