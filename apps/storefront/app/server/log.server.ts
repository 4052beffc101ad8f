import { pathForLogs, withoutPersonalData } from "@porteka/shop/log-privacy"
import { pino } from "pino"
import { env } from "./env.server.ts"
import { currentRequestId } from "./request-id.server.ts"

/** A full disk must not end the process: lines are lost until there is space again. */
process.stdout.on("error", () => undefined)

/**
 * The process log: one JSON line per event, with the request's id. Headers and bodies are never logged, because
 * they contain cookies and addresses; personal data in messages, URLs and errors is masked.
 */
export const logger = pino(
  {
    level: env.LOG_LEVEL,
    base: null,
    mixin() {
      const request = currentRequestId()
      return request === undefined ? {} : { request }
    },
    formatters: {
      log: (fields) =>
        typeof fields.url === "string" ? { ...fields, url: pathForLogs(fields.url) } : fields,
    },
    hooks: { streamWrite: withoutPersonalData },
  },
  // pino's own stream ends the process on a full disk, and then waits in it until there is space.
  process.stdout,
)
