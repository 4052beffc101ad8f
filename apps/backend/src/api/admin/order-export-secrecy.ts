import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { seesPersons } from "../../domains/staff/staff-rights.ts"
import { STAFF_MODULE } from "../../modules/staff/index.ts"
import { isOrderExport } from "../../uploads/upload-files.ts"
import { requireMember } from "./require-member.ts"
import { noRight } from "./role-answers.ts"
import { secondFactorNeeded } from "./second-factor-needed.ts"

const UPLOAD = /^\/admin\/uploads\/(.+)$/i

/**
 * Whether a call is about an export of orders. Medusa tells the address of an upload to whoever names it, in a bucket one that
 * everybody can open for a while.
 */
export function concernsOrderExport(path: string): boolean {
  const [, file] = UPLOAD.exec(path) ?? []
  return file !== undefined && isOrderExport(decodeURIComponent(file))
}

/** From here on, answers to this call do not tell where an export of orders is: Medusa tells the whole staff. */
export function hideOrderExports(res: MedusaResponse): void {
  const send = res.json.bind(res)
  res.json = (body) => send(body === undefined ? body : JSON.parse(JSON.stringify(body, withoutExports)))
}

const withoutExports = (_: string, value: unknown) =>
  typeof value === "string" && isOrderExport(value) ? "" : value

/** Who may read a file of the staff, which is not below `/admin`. @throws 401, 403 */
export async function requireReader(req: MedusaRequest, file: string): Promise<void> {
  const member = await requireMember(req)
  if (!member) return
  if (isOrderExport(file) && !seesPersons(member.role)) throw noRight()
  if (await req.scope.resolve(STAFF_MODULE).lacksSecondFactor(member)) throw secondFactorNeeded()
}
