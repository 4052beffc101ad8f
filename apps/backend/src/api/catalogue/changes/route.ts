import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { CATALOGUE_MODULE } from "../../../modules/catalogue/index.ts"
import { changesQuerySchema } from "../../../modules/catalogue/list-query.ts"
import { parseInput } from "../../parse-input.ts"
import { sendJson } from "../send-json.ts"

/** How long a reader's request is held if there is nothing new. */
const LONG_POLL_MS = 25_000

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { after } = parseInput(changesQuerySchema, req.query)
  const catalogue = req.scope.resolve(CATALOGUE_MODULE)
  let answer = await catalogue.changes(after)
  if (after !== undefined && !answer.reset && answer.changes.length === 0) {
    const gone = new AbortController()
    res.once("close", () => gone.abort())
    await catalogue.waitForChange(after, LONG_POLL_MS, gone.signal)
    if (gone.signal.aborted) return
    answer = await catalogue.changes(after)
  }
  sendJson(res, JSON.stringify(answer))
}
