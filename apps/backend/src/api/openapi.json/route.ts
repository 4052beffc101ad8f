import { join, resolve } from "node:path"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { environment } from "../../env.ts"

const NOT_FOUND = 404
/** Seen from this application's folder, where `npm run dev` starts it. */
const DESCRIPTION = join("..", "..", "docs", "openapi", "back-end.json")

/** What our own routes take, for whoever develops with them (ADR 0051); a shop that is open does not tell. */
export async function GET(_req: MedusaRequest, res: MedusaResponse): Promise<void> {
  if (environment().NODE_ENV === "production") res.sendStatus(NOT_FOUND)
  else res.sendFile(resolve(DESCRIPTION))
}
