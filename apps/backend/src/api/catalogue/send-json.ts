import type { MedusaResponse } from "@medusajs/framework/http"

/** Sends finished JSON as it is: no parsing, no hashing for an ETag that nobody asks for. */
export function sendJson(res: MedusaResponse, json: string): void {
  res.setHeader("content-type", "application/json; charset=utf-8")
  res.setHeader("content-length", Buffer.byteLength(json))
  res.end(json)
}
