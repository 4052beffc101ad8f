import { isNotFound, isOutage } from "@porteka/commerce-sdk"
import { data } from "react-router"

/**
 * Turns a failed read into an error page: 404 if the record does not exist, 503 if the back end is unavailable.
 * Anything else is a bug and is rethrown (500, logged).
 * @param kind what was looked for, if its 404 page has a title of its own ("product")
 */
export async function read<T>(reading: Promise<T>, kind?: string): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (isNotFound(error)) throw data(kind ? { missing: kind } : null, { status: 404 })
    if (isOutage(error)) throw data(null, { status: 503 })
    throw error
  }
}
