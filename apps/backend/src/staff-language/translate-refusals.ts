import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { fieldsOf } from "@porteka/shop/parse-json"
import { translateMessage } from "./medusa-messages.ts"
import { chosenLanguage } from "./request-language.ts"

const FIRST_REFUSAL = 400

/**
 * Medusa's error messages in the language of the admin's profile. A program without a language gets Medusa's
 * own text.
 */
export function translateRefusals(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const language = chosenLanguage(req)
  if (language) {
    const send = res.json.bind(res)
    res.json = (body) => {
      const { message } = fieldsOf(body)
      const isRefusal = res.statusCode >= FIRST_REFUSAL && typeof message === "string"
      return send(isRefusal ? { ...fieldsOf(body), message: translateMessage(language, message) } : body)
    }
  }
  next()
}
