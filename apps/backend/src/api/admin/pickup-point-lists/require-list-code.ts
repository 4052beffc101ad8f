import type { MedusaRequest } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { LIST_CODES, type ListCode } from "../../../modules/pickup-point/carrier-lists.ts"
import { requireParam } from "../../require-param.ts"

/** @throws MedusaError (404) for an unknown list */
export function requireListCode(req: MedusaRequest): ListCode {
  const asked = requireParam(req, "code")
  const code = LIST_CODES.find((known) => known === asked)
  if (!code) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such list of pickup points")
  return code
}
