import { isNotFound } from "@porteka/commerce-sdk"
import { redirect } from "react-router"
import { pathsIn } from "#app/i18n/paths.ts"
import { read } from "#app/server/read.server.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"

type Kind = "product" | "category" | "collection"

/**
 * From an address that something had before it was renamed to the one it has now, for good.
 * @throws a redirect (301), or the 404 of an address that never led anywhere
 */
export async function leadOn(
  { commerce, locale, tag }: RequestContext,
  kind: Kind,
  handle: string,
  url: string,
): Promise<never> {
  // What is not there may come any moment.
  tag(kind === "product" ? "products" : "navigation")
  const moved = await read(commerce.catalogue.moved({ kind, handle }), kind)
  throw redirect(addSearch(pathsIn(locale)[kind](moved.handle), url), 301)
}

/** What is found under a handle; an old handle leads on. */
export async function readOrLeadOn<T>(
  reading: Promise<T>,
  context: RequestContext,
  kind: Kind,
  handle: string,
  url: string,
): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (isNotFound(error)) return await leadOn(context, kind, handle, url)
    return await read(Promise.reject(error))
  }
}

function addSearch(path: string, url: string): string {
  return path + new URL(url).search
}
