import {
  errorHandler,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import type { LineOptionFault } from "@porteka/shop"
import { repairCatalogueNow } from "../domains/catalogue/repair-catalogue.ts"
import {
  CHECKOUT_ERROR_STATUS,
  cartCompleted,
  checkoutError,
  isCheckoutErrorCode,
  isOrderedMeanwhile,
} from "../domains/checkout-errors.ts"
import { LineOptionError } from "../domains/line-options/line-option-error.ts"
import { isBucketFault } from "../files/bucket-store.ts"
import { AccountError, identityUnavailable } from "../identity/account-error.ts"
import { ReadModelGapError } from "../modules/catalogue/read-model-gap.ts"
import { HashQueueFullError } from "../modules/emailpass/hash-queue.ts"
import { databaseFaultOf } from "../records/database-faults.ts"
import { staffText } from "../staff-language/staff-language.ts"
import { asRefusal } from "./bad-input.ts"
import { placeOf, refusalOfMedusa } from "./medusa-faults.ts"

const medusaHandler = errorHandler()

/** About the time that repairing a thousand products takes. */
const GAP_RETRY_SECONDS = 10

/** Truncated, because the rest may contain personal data. */
const LOGGED_CHARACTERS = 160

/** Not free in time, or lost by Redis while it was held. */
const LOCK_TAKEN = /^(Failed to acquire lock|Timed-out acquiring lock|Lost the lock for key)/
/** Redis cannot be reached, does not answer, or accepts no writes. */
const NO_REDIS =
  /^(Command timed out|Connection is closed|Stream isn't writeable|Reached the max retries per request|(OOM|READONLY|LOADING|MISCONF|MASTERDOWN) )/
/** Of a file, or of the database. */
const DISK_FULL = /^(ENOSPC|EDQUOT)\b|No space left on device|Disk quota exceeded/
const CART_COMPLETED = /^Cart \S+ is already completed/

type Failure = { message?: string; code?: unknown; type?: unknown }

/** Returns our own errors unchanged, and gives some of Medusa's a useful status and code. */
export function apiErrorHandler(
  error: Failure,
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (error instanceof ReadModelGapError) {
    repairCatalogueNow(req.scope)
    res.setHeader("retry-after", GAP_RETRY_SECONDS)
  }
  const refusal = error instanceof HashQueueFullError ? identityUnavailable() : error
  if (refusal instanceof AccountError) {
    const { retryAfterSeconds } = refusal.details
    if (retryAfterSeconds !== undefined) res.setHeader("retry-after", retryAfterSeconds)
    res.status(refusal.status).json(refusal.body)
    return
  }
  const answer = findOwnAnswer(error)
  if (!answer) {
    const refused = asRefusal(error, req) ?? refusalInPlaceOf(error, req)
    medusaHandler(refused ?? translate(error), req, res, next)
    return
  }
  const { status, ...body } = answer
  req.scope.resolve(ContainerRegistrationKeys.LOGGER).info(`${req.method} ${req.path}: ${body.code}`)
  res.status(status).json(body)
}

/** Logs the original error behind a refusal. */
function refusalInPlaceOf(error: Failure, req: MedusaRequest) {
  const refusal = refusalOfMedusa(error, req.method)
  if (refusal) {
    const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER)
    const reason = error.message?.slice(0, LOGGED_CHARACTERS)
    logger.warn(`${req.method} ${req.path} refused: ${reason} (${placeOf(error)})`)
  }
  return refusal
}

interface OwnAnswer {
  status: number
  code: string
  type: unknown
  message: string | undefined
  /** The error of a line option. */
  line_option?: LineOptionFault
}

/** The response to an error with a code of its own; undefined for those that Medusa answers. */
export function findOwnAnswer(error: Failure): OwnAnswer | undefined {
  const { message } = error
  if (error instanceof ReadModelGapError) {
    return { status: 503, code: "read_model_gap", type: "unavailable", message }
  }
  if (NO_REDIS.test(message ?? "")) {
    const text = "Redis does not answer or accepts no writes; nothing was changed"
    return { status: 503, code: "redis_unavailable", type: "unavailable", message: text }
  }
  const databaseFault = databaseFaultOf(error)
  if (databaseFault === "lost_connection") {
    const text = staffText({
      hu: "Megszakadt a kapcsolat az adatbázissal. Ha épp módosított valamit, előbb nézze meg, megtörtént-e, és csak azután próbálja újra; ha egy perc múlva sem megy, szóljon a bolt üzemeltetőjének.",
      en: "The connection to the database was lost. If you were changing something, look whether it happened before you try again; if it still does not work in a minute, tell whoever runs the shop.",
    })
    // Not 503, which says that nothing was done.
    return { status: 500, code: "database_connection_lost", type: "unavailable", message: text }
  }
  if (databaseFault === "no_connection") {
    const text = staffText({
      hu: "Az adatbázis túlterhelt, vagy nem érhető el. Próbálja újra egy perc múlva; ha akkor sem megy, szóljon a bolt üzemeltetőjének.",
      en: "The database is overloaded or cannot be reached. Try again in a minute; if it still does not work, tell whoever runs the shop.",
    })
    return { status: 503, code: "database_unavailable", type: "unavailable", message: text }
  }
  if (DISK_FULL.test(message ?? "")) {
    const text = staffText({
      hu: "Megtelt a kiszolgáló lemeze, ezért ez nem menthető. Szóljon a bolt üzemeltetőjének, és próbálja újra, amint lett hely.",
      en: "The server's disk is full, so this cannot be saved. Tell whoever runs the shop, and try again once there is space.",
    })
    // Not 503, which says that nothing was done.
    return { status: 500, code: "disk_full", type: "unavailable", message: text }
  }
  if (isBucketFault(error)) {
    const text = staffText({
      hu: "A fájlok tárhelye most nem érhető el. Próbálja újra néhány perc múlva; ha akkor sem megy, szóljon a bolt üzemeltetőjének.",
      en: "The storage of files cannot be reached now. Try again in some minutes; if it still does not work, tell whoever runs the shop.",
    })
    return { status: 503, code: "files_unavailable", type: "unavailable", message: text }
  }
  // What prevented a decision from being made or recorded, such as a lost database; refusals have another type.
  if (error.type === MedusaError.Types.PAYMENT_AUTHORIZATION_ERROR) {
    return { status: 503, code: "payment_undecided", type: "unavailable", message }
  }
  if (error instanceof LineOptionError) {
    const { type, fault } = error
    return { status: 400, code: "line_option_refused", type, message, line_option: fault }
  }
  const known = translate(error)
  const { code } = known
  if (!isCheckoutErrorCode(code)) return undefined
  const type = "type" in known ? known.type : code
  return { status: CHECKOUT_ERROR_STATUS[code], code, type, message: known.message }
}

function translate(error: Failure) {
  const message = error.message ?? ""
  if (LOCK_TAKEN.test(message) || isOrderedMeanwhile(message))
    return checkoutError("cart_busy", "The cart is being changed; try again")
  if (CART_COMPLETED.test(message)) return cartCompleted()
  return error
}
