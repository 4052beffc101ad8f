import {
  authenticate,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { locateUpload } from "../uploads/upload-files.ts"

const staffOnly = authenticate("user", ["session", "bearer", "api-key"])

/** Medusa's local file provider serves every file to everybody, but exports contain names and addresses. */
export const uploadRoutes: MiddlewareRoute[] = [
  { matcher: "/static/:file", methods: ["GET"], middlewares: [privateToStaffOnly] },
]

function privateToStaffOnly(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const upload = locateUpload(req.params.file ?? "")
  return upload?.isPrivate ? staffOnly(req, res, next) : next()
}
