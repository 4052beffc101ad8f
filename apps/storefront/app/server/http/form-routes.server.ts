import { MOST_PHOTOS, PHOTO_BYTES } from "@porteka/commerce-sdk"
import { clientNetwork } from "@porteka/shop/client-network"
import type { FastifyInstance, RouteShorthandOptions } from "fastify"
import type { Pages } from "../page-cache/pages.server.ts"
import { PHOTO_LIMITS } from "../security/client-limits.server.ts"
import { LargeForms } from "../security/large-forms.server.ts"
import { isMailingForm } from "../security/mailing-forms.server.ts"
import { PHOTO_FORMS } from "../security/photo-forms.server.ts"
import { plainError } from "./plain-error.server.ts"

/** In the default and every other language, with and without scripts. */
const addressesOf = (path: string) =>
  [`/${path}`, `/:locale/${path}`].flatMap((page) => [page, `${page}.data`])

/**
 * Registers the forms that take photos, which have limits of their own. Those that send an e-mail, too, keep the limit of such forms.
 * @param bodyLimit of every other form, in bytes
 */
export function registerForms(
  app: FastifyInstance,
  pages: Pick<Pages, "answer">,
  { bodyLimit, stylesheet }: { bodyLimit: number; stylesheet: string | null },
): void {
  const largeForms = new LargeForms(bodyLimit)
  for (const path of PHOTO_FORMS) {
    const options: RouteShorthandOptions = {
      bodyLimit: MOST_PHOTOS * PHOTO_BYTES + bodyLimit,
      config: isMailingForm(`/${path}`) ? {} : { rateLimit: PHOTO_LIMITS },
      preParsing: async (request, reply) => {
        if (!largeForms.acquire(request.raw, reply.raw, clientNetwork(request.ip)))
          plainError(request, reply, { status: 503, reason: "Too many large forms", stylesheet })
      },
    }
    for (const address of addressesOf(path))
      app.post(address, options, (request, reply) => pages.answer(request, reply))
  }
}
