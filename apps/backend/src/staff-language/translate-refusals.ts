import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { saidIn } from "./medusa-messages.ts"
import { chosenLanguage } from "./request-language.ts"

const FIRST_REFUSAL = 400

/**
 * What Medusa refuses is said in the language that the admin's profile has chosen. A program, which has chosen none, gets Medusa's own words.
 */
export function translateRefusals(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const language = chosenLanguage(req)
  if (language) {
    const send = res.json.bind(res)
    res.json = (body) => {
      const { message } = (body ?? {}) as { message?: unknown }
      const isRefusal = res.statusCode >= FIRST_REFUSAL && typeof message === "string"
      return send(isRefusal ? { ...(body as object), message: saidIn(language, message) } : body)
    }
  }
  next()
}
