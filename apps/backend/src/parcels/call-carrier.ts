import type { z } from "@medusajs/framework/zod"
import { fieldsOf } from "@porteka/shop/parse-json"
import { reasonOf } from "../logs/failure.ts"
import { CarrierRefusal, CarrierSilence } from "./carrier.ts"

/** A slower carrier has probably carried out the request: the parcel is looked up afterward. */
const TIMEOUT_MS = 20_000
const SERVER_FAULT = 500
/** There was no connection, so nothing can have been ordered. */
const NEVER_CONNECTED = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"])

interface CarrierRequest {
  url: string
  method?: "GET" | "POST"
  headers: Record<string, string>
  body?: unknown
}

/**
 * @throws CarrierRefusal if the carrier was not reached; CarrierSilence if it was, but sent no readable
 * answer
 */
export async function callCarrier({
  url,
  method = "POST",
  headers,
  body,
}: CarrierRequest): Promise<Response> {
  try {
    const response = await fetch(url, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status >= SERVER_FAULT) throw new CarrierSilence(`HTTP ${response.status}`)
    return response
  } catch (error) {
    if (error instanceof CarrierSilence) throw error
    const { code } = fieldsOf(fieldsOf(error).cause)
    if (typeof code === "string" && NEVER_CONNECTED.has(code)) throw new CarrierRefusal("unreachable", code)
    throw new CarrierSilence(reasonOf(error))
  }
}

/** @throws CarrierSilence if the answer does not match the carrier's API */
export async function readAnswer<Answer>(response: Response, schema: z.ZodType<Answer>): Promise<Answer> {
  const parsed = schema.safeParse(await response.json().catch(() => undefined))
  if (!parsed.success)
    throw new CarrierSilence(`An answer that is not in the contract (HTTP ${response.status})`)
  return parsed.data
}

/** @throws CarrierSilence */
export function requirePdf(content: Buffer): Buffer {
  if (!content.subarray(0, 5).equals(Buffer.from("%PDF-"))) throw new CarrierSilence("The label is no PDF")
  return content
}
