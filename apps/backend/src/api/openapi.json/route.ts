import { join, resolve } from "node:path"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { environment } from "../../env.ts"

const NOT_FOUND = 404
/** Relative to this application's folder, where `npm run dev` starts it. */
const DESCRIPTION = join("..", "..", "docs", "openapi", "back-end.json")

/** The API description of our own routes, in development only (ADR 0051). */
export async function GET(_req: MedusaRequest, res: MedusaResponse): Promise<void> {
  if (environment().NODE_ENV === "production") res.sendStatus(NOT_FOUND)
  else res.sendFile(resolve(DESCRIPTION))
}
