import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { weakPasswordText } from "../../domains/staff/weak-password-text.ts"
import { findPasswordProblem } from "../../identity/password-rules.ts"
import { STAFF_MODULE } from "../../modules/staff/index.ts"
import { invalidData, unauthorized } from "../../refusals/refusals.ts"
import { noteMailLanguage } from "../../staff-language/mail-language.ts"
import { followStaffLanguage } from "../../staff-language/request-language.ts"

/** Medusa's own calls by which staff choose a password, and those that send the e-mail with the link to it. */
export const staffPasswordRoutes: MiddlewareRoute[] = [
  {
    matcher: "/auth/user/emailpass/:action",
    methods: ["POST"],
    middlewares: [followStaffLanguage, requireGoodPassword],
  },
  { matcher: "/auth/user/emailpass/register", methods: ["POST"], middlewares: [requireInvitation] },
  {
    matcher: "/auth/user/emailpass/reset-password",
    methods: ["POST"],
    middlewares: [followStaffLanguage, noteMailLanguage],
  },
  { matcher: "/admin/invites", methods: ["POST"], middlewares: [noteMailLanguage] },
]

const CHOOSING = ["register", "update"]
const CHOSEN = z.object({ password: z.string(), email: z.string().default("") })

/** The rules of the profile's page: Medusa accepts any password. */
function requireGoodPassword(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const chosen = CHOOSING.includes(req.params.action ?? "") ? CHOSEN.safeParse(req.body).data : undefined
  const problem = chosen && findPasswordProblem(chosen.password, chosen.email)
  next(problem ? invalidData(weakPasswordText()) : undefined)
}

/** Without it, anybody could find out by registering which addresses have an account, customers' as well. */
async function requireInvitation(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const email = CHOSEN.safeParse(req.body).data?.email ?? ""
  if (!(await req.scope.resolve(STAFF_MODULE).isInvited(email))) throw unauthorized("Unauthorized")
  next()
}
