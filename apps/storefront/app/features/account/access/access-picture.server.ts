import type { CataloguePicture } from "@porteka/commerce-sdk"
import type { RequestContext } from "#app/server/request-context.server.ts"

/** A collection's picture beside the forms; absent while the back end is unavailable. */
export async function accessPicture({
  navigation,
}: Pick<RequestContext, "navigation">): Promise<CataloguePicture | null> {
  const menu = await navigation()
  return menu?.collections.find(({ picture }) => picture !== null)?.picture ?? null
}
