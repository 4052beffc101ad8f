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

/** Árukereső has refused a call: it did nothing. */
export class SurveyRefusedError extends Error {}

/**
 * Requests a token for a purchase from Árukereső ("Megbízható Bolt"). Its own snippet does this and the rest in the browser; here the
 * server does both, so no page loads anything from it.
 * @throws Error if there is none
 */
export async function requestToken(key: string, { email, items }: SurveyedOrder): Promise<string> {
  const products = items.map(({ name, sku }) => ({ Name: name, ...(sku && { Id: sku }) }))
  const body = new URLSearchParams({
    Version: VERSION,
    WebApiKey: key,
    Email: email,
    Products: JSON.stringify(products),
  })
  const answer = await call("t2/TokenRequest.php", { method: "POST", body })
  return tokenSchema.parse(await answer.json()).Token
}

/**
 * Has Árukereső send its questionnaire to the buyer of the token.
 * @throws SurveyRefusedError if it refuses; after any other error it may have sent it
 */
export async function redeemToken(key: string, Token: string): Promise<void> {
  const visitor = randomBytes(VISITOR_BYTES).toString("hex")
  await call(`t2/TrustedShop.php?${new URLSearchParams({ Token, WebApiKey: key, C: visitor })}`)
}

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(`${environment().ARUKERESO_URL}/${path}`, { ...init, signal })
  if (!answer.ok) throw new SurveyRefusedError(`Árukereső answered ${answer.status}`)
  return answer
}
