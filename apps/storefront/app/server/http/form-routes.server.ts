import { REVIEW_PHOTO_BYTES, REVIEW_PHOTOS } from "@porteka/commerce-sdk"
import type { FastifyInstance } from "fastify"
import type { Pages } from "../page-cache/pages.server.ts"
import { PHOTO_LIMITS, SIGN_UP_LIMITS } from "../security/client-limits.server.ts"

/** A form's address in the default and every other language, with and without scripts. */
const addressesOf = (path: string): string[] =>
  ["", ".data"].flatMap((ending) => [`${path}${ending}`, `/:locale${path}${ending}`])

/**
 * Registers the forms with limits of their own: reviews with photos, and the newsletter's form, which sends
 * e-mails to any address.
 * @param bodyLimit of every other form, in bytes
 */
export function registerForms(app: FastifyInstance, pages: Pages, bodyLimit: number): void {
  const limits = [
    {
      path: "/order/:id/reviews",
      options: {
        bodyLimit: REVIEW_PHOTOS * REVIEW_PHOTO_BYTES + bodyLimit,
        config: { rateLimit: PHOTO_LIMITS },
      },
    },
    { path: "/newsletter", options: { config: { rateLimit: SIGN_UP_LIMITS } } },
  ]
  for (const { path, options } of limits) {
    for (const address of addressesOf(path))
      app.post(address, options, (request, reply) => pages.answer(request, reply))
  }
}
