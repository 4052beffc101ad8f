import { pathForLogs, withoutPersonalData } from "@porteka/shop/log-privacy"
import { pino } from "pino"
import { env } from "./env.server.ts"
import { currentRequestId } from "./monitoring/request-id.server.ts"

/**
 * The process log: one JSON line an event, with the id of the request it belongs to. Headers and bodies never go in: they
 * hold cookies and addresses; what tells a person in a message, an address or an error is masked.
 */
export const logger = pino({
  level: env.LOG_LEVEL,
  base: null,
  mixin() {
    const request = currentRequestId()
    return request === undefined ? {} : { request }
  },
  formatters: {
    log: (fields) => (typeof fields.url === "string" ? { ...fields, url: pathForLogs(fields.url) } : fields),
  },
  hooks: { streamWrite: withoutPersonalData },
})
