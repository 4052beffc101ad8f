import { inspect } from "node:util"
import { logger } from "@medusajs/framework/logger"
import type { Logger } from "@medusajs/framework/types"
import { withoutPersonalData } from "@porteka/shop/log-privacy"

const MASKED = new Set([
  "panic",
  "error",
  "failure",
  "success",
  "silly",
  "debug",
  "verbose",
  "http",
  "info",
  "warn",
])

function maskError(error: Error): Error {
  const masked = new Error(withoutPersonalData(error.message))
  masked.name = error.name
  if (error.stack !== undefined) masked.stack = withoutPersonalData(error.stack)
  if (error.cause !== undefined) masked.cause = withoutPersonalData(inspect(error.cause))
  return masked
}

function mask(value: unknown): unknown {
  if (typeof value === "string") return withoutPersonalData(value)
  return value instanceof Error ? maskError(value) : value
}

/**
 * Medusa's logger without personal data and secrets, because error messages quote user input. Its request
 * lines contain whole URLs and are left out; `api/request-watch.ts` writes others.
 */
export function privateLogger(): Logger {
  logger.setLogLevel("info")
  // A full disk must not end the process: lines are lost until there is space again.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined)
  return new Proxy(logger, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== "function") return value
      return (...args: unknown[]) => value.apply(target, MASKED.has(String(name)) ? args.map(mask) : args)
    },
  })
}
