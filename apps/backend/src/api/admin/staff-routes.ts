import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
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
import { requireMember } from "./require-member.ts"
import { FIGURES_PATH, hideBuyers, hideInMenu, MENU_PATH, noRight } from "./role-answers.ts"
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
    const member = await requireMember(req)
    if (!member) return next()
    const { id: userId } = member
    const path = pathOf(req)
    if (!mayDo(member.role, { method: req.method, path, userId })) throw noRight()
    if (!seesPersons(member.role)) {
      if (asksForPersons(req.query) || concernsOrderExport(path)) throw noRight()
      hideOrderExports(res)
    }
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
  { matcher: "/admin/invites/accept", methods: ["POST"], middlewares: [keepInvitedAddress] },
]
