import { REVIEW_PHOTO_BYTES, REVIEW_PHOTOS } from "@porteka/commerce-sdk"
import type { FastifyInstance } from "fastify"
import type { Pages } from "../page-cache/pages.server.ts"
import { PHOTO_LIMITS } from "../security/client-limits.server.ts"

/** The form for reviews in the default and every other language, with and without scripts. */
const REVIEW_FORMS = ["/order/:id/reviews", "/:locale/order/:id/reviews"].flatMap((path) => [
  path,
  `${path}.data`,
])

/**
 * Registers the form for reviews with photos, which has limits of its own.
 * @param bodyLimit of every other form, in bytes
 */
export function registerForms(app: FastifyInstance, pages: Pages, bodyLimit: number): void {
  const options = {
    bodyLimit: REVIEW_PHOTOS * REVIEW_PHOTO_BYTES + bodyLimit,
    config: { rateLimit: PHOTO_LIMITS },
  }
  for (const address of REVIEW_FORMS)
    app.post(address, options, (request, reply) => pages.answer(request, reply))
}
