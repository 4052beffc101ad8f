import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import type { StaffRole } from "@porteka/commerce-sdk"
import { underStaffLock } from "../../domains/staff/staff-lock.ts"
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
import { invalidData } from "../../refusals/refusals.ts"
import { requireParam } from "../require-param.ts"
import { whenAnswered } from "../when-answered.ts"
import { hideCodesInAnswer, hideInSearch, sortsByCodes, touchesCard } from "./card-secrecy.ts"
import { concernsOrderExport, hideOrderExports } from "./order-export-secrecy.ts"
import { onlyReads, pathOf, recordActions } from "./record-actions.ts"
import { requireMember } from "./require-member.ts"
import { FIGURES_PATH, hideBuyers, hideInMenu, MENU_PATH, noRight } from "./role-answers.ts"
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
    const member = await requireMember(req)
    if (!member) return next()
    const { id: userId, role } = member
    const path = pathOf(req)
    if (!(await isWithinRole(req, { role, path, userId }))) throw noRight()
    hideFromRole(req, res, { role, path })
    if (!isOwnMatter(path, userId) && (await req.scope.resolve(STAFF_MODULE).lacksSecondFactor(member)))
      throw secondFactorNeeded()
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
  if (!seesPersons(role) && (asksForPersons(req.query) || concernsOrderExport(path))) return false
  if (seesCardCodes(role)) return true
  return !(onlyReads(req) ? sortsByCodes(req) : await touchesCard(req, path))
}

/** Leaves out of the answer what a role does not see. */
function hideFromRole({ method }: MedusaRequest, res: MedusaResponse, { role, path }: Call): void {
  if (!seesPersons(role)) hideOrderExports(res)
  hideInSearch(res, hiddenInSearch(role))
  if (method === "GET" && path === MENU_PATH) hideInMenu(res, hiddenPages(role))
  if (FIGURES_PATH.test(path) && !seesPersons(role)) hideBuyers(res)
  if (!seesCardCodes(role)) hideCodesInAnswer(res)
}

/**
 * The last person with all rights cannot be deleted. One after another, until Medusa has deleted the account: two owners who
 * delete or demote each other at the same time must not both succeed.
 */
async function requireOwnerLeft(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const staff = req.scope.resolve(STAFF_MODULE)
  await underStaffLock(req.scope, async () => {
    const member = await staff.find(requireParam(req, "id"))
    if (member && !(await staff.hasOtherOwner(member.email))) throw lastOwner()
    const answered = whenAnswered(res)
    next()
    await answered
  })
}

const accepted = z.object({ email: z.string().nullish() })

/** Medusa lets somebody who was invited join under any address: also under one that has another role (ADR 0064). */
async function keepInvitedAddress(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const named = accepted.safeParse(req.body).data?.email
  // Medusa refuses a token that is not one.
  const invite = await req.scope
    .resolve(Modules.USER)
    .validateInviteToken(String(req.query.token))
    .catch(() => null)
  const isOther = invite && named != null && named.toLowerCase() !== invite.email.toLowerCase()
  next(
    isOther
      ? invalidData({
          hu: "A meghívó másik e-mail-címre szól: azzal a címmel regisztráljon, amelyre érkezett.",
          en: "The invitation is for another e-mail address: register with the one that it came to.",
        })
      : undefined,
  )
}

/** Every call of the admin passes here, including Medusa's own routes. */
export const staffRoutes: MiddlewareRoute[] = [
  { matcher: "/admin/*", middlewares: [requireRight, recordActions] },
  { matcher: "/admin/users/:id", methods: ["DELETE"], middlewares: [requireOwnerLeft] },
  { matcher: "/admin/invites/accept", methods: ["POST"], middlewares: [keepInvitedAddress] },
]
