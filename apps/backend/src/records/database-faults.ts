import { reasonOf } from "../logs/failure.ts"

/** All connections are in use for seconds, or none can be opened. */
const NO_CONNECTION = /Knex: Timeout acquiring a connection/
/** PostgreSQL, its machine or the network has ended a connection, perhaps in the middle of a statement. */
const LOST_CONNECTION =
  /terminating connection due to |Connection (terminated|ended) |connection error and is not queryable|the database was silent for |the database system is (starting up|shutting down|in recovery)| - (read ECONNRESET|write EPIPE)/i

/**
 * Whether a call failed only because the database cannot be reached: without a connection nothing was done, with one that was lost it is
 * unknown. Undefined for every other failure.
 */
export function databaseFaultOf(failure: unknown): "no_connection" | "lost_connection" | undefined {
  const reason = reasonOf(failure)
  if (NO_CONNECTION.test(reason)) return "no_connection"
  return LOST_CONNECTION.test(reason) ? "lost_connection" : undefined
}
