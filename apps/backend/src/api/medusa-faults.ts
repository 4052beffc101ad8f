import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"

/** Where Medusa 2.21 answers with a fault to what is a mistake of whoever asks: all of it found by `npm run fuzz` (ADR 0051). */

interface Fault {
  name?: unknown
  code?: unknown
  type?: unknown
  message?: unknown
  stack?: unknown
}

/** What belongs to features of Medusa that this shop does not switch on: nothing behind it is there. */
const SWITCHED_OFF = /^\/admin\/(index|rbac)(\/|$)|^\/admin\/users\/[^/]+\/roles(\/|$)/

const NO_SUCH_NAME = /^Workflow with id [\s\S]* not found/
const NO_SUCH_PROVIDER = /(^|\s)(Could not resolve '|Unable to retrieve the \w+ (provider|method) with id)/
/** Of the entities: one that is named, a field that a filter names, and one that is missing. */
const NO_SUCH_FIELD =
  /^(Trying to query by not existing property |Service (with alias )?"|Value for \S+ is required)/

const BEGUN = /^Transaction already started /

/** PostgreSQL on a filter whose comparison the column does not have; the queries are made of what was asked. */
const COMPARISON_FAULTS = new Set(["42883", "42601"])

/** Of relations that the asked fields bring in and that cannot be read from there: `fields=**` of a return. */
const UNREADABLE_FIELDS = / - missing FROM-clause entry for table /

/** What the file system says of a name that is no file's. */
const NO_FILE = new Set(["ENOENT", "EISDIR", "ENOTDIR", "ENAMETOOLONG"])

const STUMBLED =
  /^Cannot (read|set) properties of (undefined|null) |^Cannot (destructure property|convert undefined or null) |is not iterable/
/** Where it was thrown. Of what Node itself throws this is Node: a lost connection is nobody's refusal, whoever waited for it. */
const FIRST_PLACE = /\n\s+at (?!.*\(<anonymous>\)).*/
/** Who asked Node for it. */
const FIRST_CALLER = /\n\s+at (?!.*(\(<anonymous>\)|node:)).*/
const IN_MEDUSA = /node_modules\/@medusajs\//
/** Where every plain `Error` is the refusal of a step: "No shipping method found for …", "… are not draft". */
const IN_A_WORKFLOW = /node_modules\/@medusajs\/core-flows\//

/** Nothing of a feature that is off is answered; some of its routes would never answer at all. */
export function refuseSwitchedOff(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  next(SWITCHED_OFF.test(req.path) ? notFound("There is nothing at this address") : undefined)
}

/** The refusal in place of a fault of Medusa that what was sent has caused; undefined for what is a fault of this server. */
export function refusalOfMedusa(fault: Fault, method: string): MedusaError | undefined {
  const { name, code, type, message } = fault
  const text = typeof message === "string" ? message : ""
  if (NO_SUCH_NAME.test(text)) return notFound(text)
  if (name === "AwilixResolutionError" || NO_SUCH_PROVIDER.test(text))
    return invalid("There is no such provider")
  if (NO_SUCH_FIELD.test(text)) return invalid(text.split("\n")[0] ?? "")
  if (BEGUN.test(text)) return new MedusaError(MedusaError.Types.CONFLICT, text)
  if (type === MedusaError.Types.INVALID_ARGUMENT) return invalid(text || "An argument is not as it must be")
  if (method === "GET" && typeof code === "string" && COMPARISON_FAULTS.has(code))
    return invalid("A field cannot be compared like this")
  if (code === "42P01" && UNREADABLE_FIELDS.test(text))
    return invalid("These fields cannot be read from here: name the ones that are needed")
  const place = placeOf(fault)
  // A stream that cannot be opened names no place.
  if (
    typeof code === "string" &&
    NO_FILE.has(code) &&
    (place === "" || IN_MEDUSA.test(placeOf(fault, FIRST_CALLER)))
  )
    return notFound("There is no such file")
  // What the system and the database say has a code: that is an outage, never a refusal. What has a type is one already.
  if (name === "Error" && code === undefined && type === undefined && IN_A_WORKFLOW.test(place))
    return new MedusaError(MedusaError.Types.NOT_ALLOWED, text)
  if (STUMBLED.test(text) && IN_MEDUSA.test(place))
    return invalid("Something that was named is not there, or something that is needed was not sent")
  return undefined
}

/** Where a fault comes from: a step of Medusa that takes for granted what is not there is not this server's fault. */
export const placeOf = ({ stack }: Fault, which = FIRST_PLACE) =>
  (typeof stack === "string" && which.exec(stack)?.[0].trim()) || ""

const invalid = (message: string) => new MedusaError(MedusaError.Types.INVALID_DATA, message)
const notFound = (message: string) => new MedusaError(MedusaError.Types.NOT_FOUND, message)
