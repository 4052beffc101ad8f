import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { weakPasswordText } from "../../domains/staff/weak-password-text.ts"
import { findPasswordProblem } from "../../identity/password-rules.ts"
import { followStaffLanguage } from "../../staff-language/request-language.ts"

/** Medusa's own calls by which staff choose a password: for an invitation, and with the link of a reset e-mail. */
export const staffPasswordRoutes: MiddlewareRoute[] = [
  {
    matcher: "/auth/user/emailpass/:action",
    methods: ["POST"],
    middlewares: [followStaffLanguage, requireGoodPassword],
  },
]

const CHOOSING = ["register", "update"]
const CHOSEN = z.object({ password: z.string(), email: z.string().default("") })

/** The rules of the profile's page: Medusa accepts any password. */
function requireGoodPassword(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const chosen = CHOOSING.includes(req.params.action ?? "") ? CHOSEN.safeParse(req.body).data : undefined
  const problem = chosen && findPasswordProblem(chosen.password, chosen.email)
  next(problem ? new MedusaError(MedusaError.Types.INVALID_DATA, weakPasswordText()) : undefined)
}
