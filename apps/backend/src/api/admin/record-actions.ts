import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { STAFF_MODULE } from "../../modules/staff/index.ts"
import { whenAnswered } from "../when-answered.ts"

const READS = new Set(["GET", "HEAD", "OPTIONS"])
const FIRST_REFUSAL = 400
/** Ids of Medusa's records and ours: `order_01M8…`. */
const ID = /^[a-z]+_[\w-]+$/i

export const pathOf = (req: MedusaRequest) => req.originalUrl.split("?", 1)[0] ?? ""

export const onlyReads = ({ method }: MedusaRequest) => READS.has(method)

/** Logs who changed what, once it has succeeded, without the request's content. */
export function recordActions(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const { actor_id: actorId } = (req as AuthenticatedMedusaRequest).auth_context ?? {}
  if (actorId && !onlyReads(req)) {
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
