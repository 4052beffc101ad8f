import { pino } from "pino"
import { env } from "./env.server.ts"

/** The process log: one JSON line an event. Headers and bodies never go in: they hold cookies and addresses. */
export const logger = pino({ level: env.LOG_LEVEL, base: null })
