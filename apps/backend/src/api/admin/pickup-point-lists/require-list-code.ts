import type { MedusaRequest } from "@medusajs/framework/http"
import { LIST_CODES, type ListCode } from "../../../modules/pickup-point/carrier-lists.ts"
import { notFound } from "../../../refusals/refusals.ts"
import { requireParam } from "../../require-param.ts"

/** @throws 404 for an unknown list */
export function requireListCode(req: MedusaRequest): ListCode {
  const asked = requireParam(req, "code")
  const code = LIST_CODES.find((known) => known === asked)
  if (!code) throw notFound("There is no such list of pickup points")
  return code
}
