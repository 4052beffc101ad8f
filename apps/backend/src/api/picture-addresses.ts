import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { PICTURES_HEADER, RELATIVE_PICTURES } from "@porteka/commerce-sdk"
import { environment } from "../env.ts"

const AREA = /^\/(store|admin)\//
const PICTURE = "/pictures/"

/**
 * The database stores picture paths. Callers on other origins get absolute URLs with the shop's public origin,
 * and may send them back; our own callers (the storefront's server, the admin's browser) get paths.
 */
export function addressPictures(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  if (AREA.test(req.path)) {
    const { PUBLIC_URL } = environment()
    if (req.body) req.body = toPaths(req.body, PUBLIC_URL)
    if (!takesPaths(req)) answerWithAddresses(res, PUBLIC_URL)
  }
  next()
}

function takesPaths({ headers }: MedusaRequest): boolean {
  return headers[PICTURES_HEADER] === RELATIVE_PICTURES || headers["sec-fetch-site"] === "same-origin"
}

function answerWithAddresses(res: MedusaResponse, origin: string): void {
  const send = res.json.bind(res)
  res.json = (body?: unknown) => {
    res.json = send
    const text = JSON.stringify(body, (_, value) => toAddress(value, origin))
    return text === undefined ? send(body) : res.type("json").send(text)
  }
}

const toAddress = (value: unknown, origin: string): unknown =>
  typeof value === "string" && value.startsWith(PICTURE) ? `${origin}${value}` : value

/** The inverse, for everything in a body. */
export function toPaths(value: unknown, origin: string): unknown {
  if (typeof value === "string")
    return value.startsWith(`${origin}${PICTURE}`) ? value.slice(origin.length) : value
  if (Array.isArray(value)) return value.map((part) => toPaths(part, origin))
  if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toPaths(part, origin)]))
}
