import type { MedusaResponse } from "@medusajs/framework/http"

/** Sends finished JSON unchanged, without parsing it or hashing it for an ETag. */
export function sendJson(res: MedusaResponse, json: string): void {
  res.setHeader("content-type", "application/json; charset=utf-8")
  res.setHeader("content-length", Buffer.byteLength(json))
  res.end(json)
}
