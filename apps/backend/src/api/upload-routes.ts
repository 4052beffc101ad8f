import {
  authenticate,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { invalidData } from "../refusals/refusals.ts"
import { staffText } from "../staff-language/staff-language.ts"
import { MAX_UPLOAD_BYTES } from "../uploads/read-upload.ts"
import { requireReadable, type SentFile } from "../uploads/require-readable.ts"
import { locateUpload } from "../uploads/upload-files.ts"
import { requireReader } from "./admin/order-export-secrecy.ts"
import { requireParam } from "./require-param.ts"

/** A form may bring as many bytes as this number of files of the largest size. */
const FILES_OF_MOST_BYTES = 10

const staffOnly = authenticate("user", ["session", "bearer", "api-key"])

/**
 * Medusa's local file provider serves every file to everybody, but exports contain names and addresses. And it
 * takes any file as a picture, which the shop could not show.
 */
export const uploadRoutes: MiddlewareRoute[] = [
  { matcher: "/static/:file", methods: ["GET"], middlewares: [privateToStaffOnly] },
  // Without a method it comes before Medusa's own, which reads the form into the memory.
  { matcher: "/admin/uploads", middlewares: [refuseTooMuch] },
  // Medusa has read the form by then: of two middlewares for a route, its own is the first.
  { matcher: "/admin/uploads", methods: ["POST"], middlewares: [refuseUnreadablePictures] },
]

function privateToStaffOnly(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const file = requireParam(req, "file")
  if (!locateUpload(file)?.isPrivate) return next()
  return staffOnly(req, res, (refusal?: unknown) => {
    if (refusal) next(refusal)
    else requireReader(req, file).then(() => next(), next)
  })
}

/** Each file has a limit, but not their number. */
function refuseTooMuch(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const isForm = req.method === "POST"
  const isSmall = Number(req.headers["content-length"]) <= MAX_UPLOAD_BYTES * FILES_OF_MOST_BYTES
  next(isForm && !isSmall ? invalidData(tooMuch()) : undefined)
}

const tooMuch = () =>
  staffText({
    hu: "Egyszerre legfeljebb 300 MB tölthető fel: töltse fel a fájlokat több részletben.",
    en: "At most 300 MB can be uploaded at once: upload the files in several parts.",
  })

async function refuseUnreadablePictures(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const { files = [] } = req as unknown as { files?: SentFile[] }
  for (const file of files) await requireReadable(file)
  next()
}
