import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaError } from "@medusajs/framework/utils"
import { invalidData, notFound } from "../refusals/refusals.ts"

const NUL = "\0"
const NUL_IN_PATH = /%00/
/**
 * Routes that validate everything themselves: the read model, and withdrawals and complaints, because a declaration is
 * accepted whatever a person enters.
 */
const VALIDATE_THEMSELVES = /^\/(catalogue\/|store\/(withdrawals|complaints|contact-messages)$)/
/** Carts validate their id themselves as well. */
const CARTS = /^\/store\/carts\//
/** Deeper than any of our bodies. */
const MAX_DEPTH = 40

/** PostgreSQL's errors for a value of the wrong type. */
const DATA_EXCEPTIONS = new Set([
  "21000", // one record named twice
  "22001", // too long a text
  "22003", // a number out of range
  "22007", // no date
  "22008", // a date out of range
  "22009", // a time zone out of range
  "22021", // a character that no text holds
  "22023", // a parameter out of range
  "22P02", // no number, no uuid …
  "22P05", // a character that no text holds, in JSON
  "2201W", // LIMIT below 0
  "2201X", // OFFSET below 0
])

const UNDEFINED_COLUMN = "42703"
const UNKNOWN_ORDER = /^Trying to order by not existing property/

/** busboy's error (it parses forms for multer) for an invalid form, and knex's for a negative offset. */
const BAD_INPUT =
  /^(Unexpected end of form|Malformed part header|Malformed content type|Unsupported content type|Multipart: Boundary not found|A non-negative integer must be provided)/

/** A path and a query of visible ASCII characters, without a fragment. */
const PATH_AND_QUERY = /^\/[!"$-~]*$/

/**
 * Express also serves a whole address (`http://orders/admin/staff`) and leaves out what follows a "#" or stands at its end as a
 * space. Roles and limits are decided by the address as it was sent, so it must be the path that is served.
 */
export function refuseOtherTargets(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  next(PATH_AND_QUERY.test(req.originalUrl) ? undefined : invalidData("The address is not a path"))
}

/**
 * PostgreSQL texts cannot contain a NUL character, and no legitimate input does: it is refused before it fails
 * in a query.
 */
export function refuseNul(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  if (VALIDATE_THEMSELVES.test(req.path)) {
    next()
    return
  }
  if (NUL_IN_PATH.test(req.path) && !CARTS.test(req.path)) {
    next(notFound("There is nothing at this address"))
    return
  }
  // Medusa has removed the language from the query by then.
  const isInQuery = holdsNul(req.query) || holdsNul(req.locale)
  const place = isInQuery ? "query" : holdsNul(req.body) ? "body" : undefined
  next(place && invalidData(`The ${place} holds a NUL character`))
}

function holdsNul(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return value.includes(NUL)
  if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) return false
  // What follows would fail as well, with the stack full.
  if (depth > MAX_DEPTH) throw invalidData("It is nested too deeply")
  return Object.entries(value).some(([key, part]) => key.includes(NUL) || holdsNul(part, depth + 1))
}

/** Messages of Medusa's order changes and carriers for a missing step or price, thrown as plain errors. */
const NOT_POSSIBLE =
  /^(No [a-z ]+ found for |Action \S+ is not |Cannot receive the Return at location )|does not support price calculation$/

interface Fault {
  name?: unknown
  code?: unknown
  message?: unknown
}

/**
 * Turns errors caused by input that Medusa did not validate into refusals: values that the database rejects,
 * invalid forms, invalid escapes.
 */
export function asRefusal(fault: Fault, { query }: Pick<MedusaRequest, "query">): MedusaError | undefined {
  const { name, code, message } = fault
  const text = typeof message === "string" ? message : ""
  if (fault instanceof URIError) return invalidData(text)
  if (typeof code === "string" && DATA_EXCEPTIONS.has(code))
    return invalidData("A value is not of its type or out of its range")
  if (query.order !== undefined && (code === UNDEFINED_COLUMN || UNKNOWN_ORDER.test(text)))
    return invalidData("order: there is no such field")
  // The database driver wraps it in an error of its own.
  if (text === "Invalid time value") return invalidData("A date is none")
  if (NOT_POSSIBLE.test(text)) return invalidData(text)
  if (name === "MulterError" || BAD_INPUT.test(text)) return invalidData(text)
  return undefined
}
