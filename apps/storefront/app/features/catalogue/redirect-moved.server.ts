import { isNotFound } from "@porteka/commerce-sdk"
import { redirect } from "react-router"
import { pathsIn } from "#app/i18n/paths.ts"
import { read } from "#app/server/back-end/read.server.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"

type Kind = "product" | "category" | "collection"

/**
 * Permanently redirects a former URL of a renamed record.
 * @throws a redirect (301), or 404 if the URL never existed
 */
export async function redirectMoved(
  { commerce, locale, tag }: RequestContext,
  kind: Kind,
  handle: string,
  url: string,
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
  kind: Kind,
  handle: string,
  url: string,
): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (isNotFound(error)) return await redirectMoved(context, kind, handle, url)
    return await read(Promise.reject(error))
  }
}

function addSearch(path: string, url: string): string {
  return path + new URL(url).search
}
