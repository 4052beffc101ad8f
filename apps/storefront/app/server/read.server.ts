import { isNotFound, isOutage } from "@porteka/commerce-sdk"
import { data } from "react-router"

/**
 * The one place where a failed read becomes an error page: what does not exist is a 404, a back end that is
 * away a 503. Anything else is a fault of ours and stays an exception (500, logged).
 * @param kind what was looked for, where its 404 has a title of its own ("product")
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
