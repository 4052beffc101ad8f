import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
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
import { whenAnswered } from "../when-answered.ts"
import { hideCodesInAnswer, hideInSearch, sortsByCodes, touchesCard } from "./card-secrecy.ts"
import { FIGURES_PATH, hideBuyers, hideInMenu, MENU_PATH } from "./role-answers.ts"
import { secondFactorNeeded } from "./second-factor-needed.ts"
import { lastOwner } from "./staff/last-owner.ts"

const READS = new Set(["GET", "HEAD", "OPTIONS"])
const FIRST_REFUSAL = 400
/** Ids of Medusa's records and ours: `order_01M8…`. */
const ID = /^[a-z]+_[\w-]+$/i

const pathOf = (req: MedusaRequest) => req.originalUrl.split("?", 1)[0] ?? ""

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
    const [member] = await Promise.all([req.scope.resolve(STAFF_MODULE).find(userId), requireLiveSignIn(req)])
    // Removed from the staff: the session or token of such a person ends here, before it does by itself.
    if (!member) throw unauthorized("Unauthorized")
    const path = pathOf(req)
    if (!mayDo(member.role, { method: req.method, path, userId })) throw noRight()
    if (!seesPersons(member.role) && asksForPersons(req.query)) throw noRight()
    hideInSearch(res, hiddenInSearch(member.role))
    if (req.method === "GET" && path === MENU_PATH) hideInMenu(res, hiddenPages(member.role))
    if (FIGURES_PATH.test(path) && !seesPersons(member.role)) hideBuyers(res)
    if (!seesCardCodes(member.role)) {
      const isChange = !READS.has(req.method)
      if (isChange ? await touchesCard(req, path) : sortsByCodes(req)) throw noRight()
      hideCodesInAnswer(res)
    }
    if (!isOwnMatter(path, userId) && (await req.scope.resolve(STAFF_MODULE).lacksSecondFactor(member)))
      throw secondFactorNeeded()
    next()
  } catch (error) {
    next(error)
  }
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

/** Logs who changed what, once it has succeeded, without the request's content. */
function recordActions(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const { actor_id: actorId } = (req as AuthenticatedMedusaRequest).auth_context ?? {}
  if (actorId && !READS.has(req.method)) {
    const path = pathOf(req)
    void whenAnswered(res).then(() => {
      if (res.statusCode >= FIRST_REFUSAL) return
      record(req, actorId, path).catch((error) => {
        req.scope
          .resolve(ContainerRegistrationKeys.LOGGER)
          .error(`What the staff did was not recorded: ${error}`)
      })
    })
  }
  next()
}

async function record(req: MedusaRequest, actorId: string, path: string): Promise<void> {
  const staff = req.scope.resolve(STAFF_MODULE)
  const email = (await staff.find(actorId))?.email ?? null
  const subject = path.split("/").find((part) => ID.test(part)) ?? null
  await staff.recordAction({ actor_id: actorId, email, method: req.method, path, subject })
}

/** Every call of the admin passes here, including Medusa's own routes. */
export const staffRoutes: MiddlewareRoute[] = [
  { matcher: "/admin/*", middlewares: [requireRight, recordActions] },
  { matcher: "/admin/users/:id", methods: ["DELETE"], middlewares: [requireOwnerLeft] },
]
