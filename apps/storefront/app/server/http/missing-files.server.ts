import type { FastifyInstance } from "fastify"
import type { Environment } from "../env.server.ts"
import { logger } from "../log.server.ts"
import { MISSING_FILE_LIMITS } from "../security/client-limits.server.ts"
import { pathOf } from "../security/request-target.server.ts"
import { storeMissingPictures } from "./missing-pictures.server.ts"
import { plainError } from "./plain-error.server.ts"
import { PICTURE_HEADERS } from "./static-files.server.ts"

/** Answers requests that look like a file which is not there: pictures are fetched from the back end and stored. */
export function registerMissingFiles(
  app: FastifyInstance,
  env: Environment,
  stylesheet: string | null,
): void {
  const findPicture = storeMissingPictures(env.PICTURES_DIR, env.BACKEND_URL, (error) =>
    logger.warn({ err: error }, "A picture from the back end could not be stored."),
  )
  app.setNotFoundHandler({ preHandler: app.rateLimit(MISSING_FILE_LIMITS) }, async (request, reply) => {
    try {
      const picture = await findPicture(pathOf(request.url))
      if (picture) return reply.headers(PICTURE_HEADERS).type(picture.contentType).send(picture.bytes)
    } catch (error) {
      logger.warn({ err: error, url: request.url }, "The back end returned no picture.")
      return plainError(request, reply, { status: 503, reason: "Service Unavailable", stylesheet })
    }
    return plainError(request, reply, { status: 404, reason: "Not Found", stylesheet })
  })
}
