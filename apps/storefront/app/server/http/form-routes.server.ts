import { MOST_PHOTOS, PHOTO_BYTES } from "@porteka/commerce-sdk"
import type { FastifyInstance } from "fastify"
import type { Pages } from "../page-cache/pages.server.ts"
import { PHOTO_LIMITS } from "../security/client-limits.server.ts"
import { PHOTO_FORMS } from "../security/photo-forms.server.ts"

/** In the default and every other language, with and without scripts. */
const ADDRESSES = PHOTO_FORMS.flatMap((path) => [`/${path}`, `/:locale/${path}`]).flatMap((path) => [
  path,
  `${path}.data`,
])

/**
 * Registers the forms that take photos, which have limits of their own.
 * @param bodyLimit of every other form, in bytes
 */
export function registerForms(app: FastifyInstance, pages: Pages, bodyLimit: number): void {
  const options = {
    bodyLimit: MOST_PHOTOS * PHOTO_BYTES + bodyLimit,
    config: { rateLimit: PHOTO_LIMITS },
  }
  for (const address of ADDRESSES)
    app.post(address, options, (request, reply) => pages.answer(request, reply))
}
