import {
  authenticate,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { requireReadable, type SentFile } from "../uploads/require-readable.ts"
import { locateUpload } from "../uploads/upload-files.ts"

const staffOnly = authenticate("user", ["session", "bearer", "api-key"])

/**
 * Medusa's local file provider serves every file to everybody, but exports contain names and addresses. And it
 * takes any file as a picture, which the shop could not show.
 */
export const uploadRoutes: MiddlewareRoute[] = [
  { matcher: "/static/:file", methods: ["GET"], middlewares: [privateToStaffOnly] },
  // Medusa has read the form by then: of two middlewares for a route, its own is the first.
  { matcher: "/admin/uploads", methods: ["POST"], middlewares: [refuseUnreadablePictures] },
]

function privateToStaffOnly(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const upload = locateUpload(req.params.file ?? "")
  return upload?.isPrivate ? staffOnly(req, res, next) : next()
}

async function refuseUnreadablePictures(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const { files = [] } = req as unknown as { files?: SentFile[] }
  for (const file of files) await requireReadable(file)
  next()
}
