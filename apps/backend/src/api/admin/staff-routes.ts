import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import type { StaffRole } from "@porteka/commerce-sdk"
import {
  asksForPersons,
  hiddenInSearch,
  hiddenPages,
  isOwnMatter,
  mayDo,
  seesCardCodes,
  seesPersons,
} from "../../domains/staff/staff-rights.ts"
import { STAFF_MODULE } from "../../modules/staff/index.ts"
import { forbidden, unauthorized } from "../../refusals/refusals.ts"
import { requireLiveSignIn } from "../account/staff-sign-in.ts"
import { requireParam } from "../require-param.ts"
import { hideCodesInAnswer, hideInSearch, sortsByCodes, touchesCard } from "./card-secrecy.ts"
import { onlyReads, pathOf, recordActions } from "./record-actions.ts"
import { FIGURES_PATH, hideBuyers, hideInMenu, MENU_PATH } from "./role-answers.ts"
import { secondFactorNeeded } from "./second-factor-needed.ts"
import { lastOwner } from "./staff/last-owner.ts"

/**
 * Refuses calls outside the caller's role, and of people who are no longer staff, before any route runs. The owner's
 * API keys may do everything.
 */
async function requireRight(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    const { actor_id: userId, actor_type: type } = (req as AuthenticatedMedusaRequest).auth_context ?? {}
    if (!userId || type !== "user") return next()
    const staff = req.scope.resolve(STAFF_MODULE)
    const [member] = await Promise.all([staff.find(userId), requireLiveSignIn(req)])
    // Removed from the staff: the session or token of such a person ends here, before it does by itself.
    if (!member) throw unauthorized("Unauthorized")
    const path = pathOf(req)
    if (!(await isWithinRole(req, { role: member.role, path, userId }))) throw noRight()
    hideFromRole(req, res, { role: member.role, path })
    if (!isOwnMatter(path, userId) && (await staff.lacksSecondFactor(member))) throw secondFactorNeeded()
    next()
  } catch (error) {
    next(error)
  }
}

interface Call {
  role: StaffRole
  path: string
}

/** Whether a role may make a call, with what the call reads and changes. */
async function isWithinRole(
  req: MedusaRequest,
  { role, path, userId }: Call & { userId: string },
): Promise<boolean> {
  if (!mayDo(role, { method: req.method, path, userId })) return false
  if (!seesPersons(role) && asksForPersons(req.query)) return false
  if (seesCardCodes(role)) return true
  return !(onlyReads(req) ? sortsByCodes(req) : await touchesCard(req, path))
}

/** Leaves out of the answer what a role does not see. */
function hideFromRole({ method }: MedusaRequest, res: MedusaResponse, { role, path }: Call): void {
  hideInSearch(res, hiddenInSearch(role))
  if (method === "GET" && path === MENU_PATH) hideInMenu(res, hiddenPages(role))
  if (FIGURES_PATH.test(path) && !seesPersons(role)) hideBuyers(res)
  if (!seesCardCodes(role)) hideCodesInAnswer(res)
}

const noRight = () =>
  forbidden({
    hu: "Ehhez Önnek a munkakörében nincs joga. Forduljon a bolt tulajdonosához.",
    en: "Your role does not allow this. Ask the owner of the shop.",
  })

/** The last person with all rights cannot be deleted. */
async function requireOwnerLeft(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const staff = req.scope.resolve(STAFF_MODULE)
  const member = await staff.find(requireParam(req, "id"))
  if (member && !(await staff.hasOtherOwner(member.email))) throw lastOwner()
  next()
}

/** Every call of the admin passes here, including Medusa's own routes. */
export const staffRoutes: MiddlewareRoute[] = [
  { matcher: "/admin/*", middlewares: [requireRight, recordActions] },
  { matcher: "/admin/users/:id", methods: ["DELETE"], middlewares: [requireOwnerLeft] },
]
