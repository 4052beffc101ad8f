import { isNotFound } from "@porteka/commerce-sdk"
import { redirect } from "react-router"
import { pathsIn } from "#app/i18n/paths.ts"
import { read } from "#app/server/back-end/read.server.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"

/** A record asked for by its URL. */
interface Wanted {
  kind: "product" | "category" | "collection"
  handle: string
  url: string
}

/**
 * Permanently redirects a former URL of a renamed record.
 * @throws a redirect (301), or 404 if the URL never existed
 */
export async function redirectMoved(
  { commerce, locale, tag }: RequestContext,
  { kind, handle, url }: Wanted,
): Promise<never> {
  // Not stored for long: a missing record may be created at any moment.
  tag(kind === "product" ? "products" : "navigation")
  const moved = await read(commerce.catalogue.moved({ kind, handle }), kind)
  throw redirect(addSearch(pathsIn(locale)[kind](moved.handle), url), 301)
}

/** Finds a record by handle; a former handle redirects. */
export async function readOrRedirect<T>(
  reading: Promise<T>,
  context: RequestContext,
  wanted: Wanted,
): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (isNotFound(error)) return await redirectMoved(context, wanted)
    return await read(Promise.reject(error))
  }
}

function addSearch(path: string, url: string): string {
  return path + new URL(url).search
}
