import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { conflict, invalidData, notAllowed, notFound } from "../refusals/refusals.ts"

/** Cases in which Medusa 2.21 answers 500 to a mistake of the caller, all found by `npm run fuzz` (ADR 0051). */

interface Fault {
  name?: unknown
  code?: unknown
  type?: unknown
  message?: unknown
  stack?: unknown
}

/** Routes of Medusa features that this shop does not enable. */
const SWITCHED_OFF = /^\/admin\/(index|rbac)(\/|$)|^\/admin\/users\/[^/]+\/roles(\/|$)/

const NO_SUCH_NAME = /^Workflow with id [\s\S]* not found/
const NO_SUCH_PROVIDER = /(^|\s)(Could not resolve '|Unable to retrieve the \w+ (provider|method) with id)/
/** Errors about entities: a named one, a field in a filter, a missing one. */
const NO_SUCH_FIELD =
  /^(Trying to query by not existing property |Service (with alias )?"|Value for \S+ is required)/

const BEGUN = /^Transaction already started /

/** PostgreSQL's error for a filter whose operator the column does not support; queries are built from input. */
const COMPARISON_FAULTS = new Set(["42883", "42601"])

/**
 * Errors about relations that the requested fields include and that cannot be read there: `fields=**` of a
 * return.
 */
const UNREADABLE_FIELDS = / - missing FROM-clause entry for table /

/** File system errors for a name that is not a file's. */
const NO_FILE = new Set(["ENOENT", "EISDIR", "ENOTDIR", "ENAMETOOLONG"])

const STUMBLED =
  /^Cannot (read|set) properties of (undefined|null) |^Cannot (destructure property|convert undefined or null) |is not iterable/
/** The stack frame that threw. An error from Node itself, for example a lost connection, is not a refusal. */
const FIRST_PLACE = /\n\s+at (?!.*\(<anonymous>\)).*/
/** The first frame outside of Node. */
const FIRST_CALLER = /\n\s+at (?!.*(\(<anonymous>\)|node:)).*/
const IN_MEDUSA = /node_modules\/@medusajs\//
/** Files in which every plain `Error` is a step's refusal: "No shipping method found for …", "… are not draft". */
const IN_A_WORKFLOW = /node_modules\/@medusajs\/core-flows\//

/** Routes of disabled features answer 404; some of them would never answer at all. */
export function refuseSwitchedOff(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  next(SWITCHED_OFF.test(req.path) ? notFound("There is nothing at this address") : undefined)
}

/** The refusal for a Medusa error caused by input; undefined for an error of this server. */
export function refusalOfMedusa(fault: Fault, method: string): MedusaError | undefined {
  const { name, code, type, message } = fault
  const text = typeof message === "string" ? message : ""
  if (NO_SUCH_NAME.test(text)) return notFound(text)
  if (name === "AwilixResolutionError" || NO_SUCH_PROVIDER.test(text))
    return invalidData("There is no such provider")
  if (NO_SUCH_FIELD.test(text)) return invalidData(text.split("\n")[0] ?? "")
  if (BEGUN.test(text)) return conflict(text)
  if (type === MedusaError.Types.INVALID_ARGUMENT)
    return invalidData(text || "An argument is not as it must be")
  if (method === "GET" && typeof code === "string" && COMPARISON_FAULTS.has(code))
    return invalidData("A field cannot be compared like this")
  if (code === "42P01" && UNREADABLE_FIELDS.test(text))
    return invalidData("These fields cannot be read from here: name the ones that are needed")
  const place = placeOf(fault)
  // A stream that cannot be opened has no stack frame.
  if (
    typeof code === "string" &&
    NO_FILE.has(code) &&
    (place === "" || IN_MEDUSA.test(placeOf(fault, FIRST_CALLER)))
  )
    return notFound("There is no such file")
  // Errors of system and database have a code: they are outages, never refusals. Errors with a type are
  // refusals already.
  if (name === "Error" && code === undefined && type === undefined && IN_A_WORKFLOW.test(place))
    return notAllowed(text)
  if (STUMBLED.test(text) && IN_MEDUSA.test(place))
    return invalidData("Something that was named is not there, or something that is needed was not sent")
  return undefined
}

/** Where an error was thrown: a Medusa step that assumes a missing record is the caller's mistake. */
export const placeOf = ({ stack }: Fault, which = FIRST_PLACE) =>
  (typeof stack === "string" && which.exec(stack)?.[0].trim()) || ""
