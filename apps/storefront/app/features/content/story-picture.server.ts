import { type CataloguePicture, isOutage } from "@porteka/commerce-sdk"
import type { RequestContext } from "#app/server/request-context.server.ts"

/** The makers' picture of the home page; without the back end only the text is shown. */
export async function readStoryPicture({
  commerce,
  skipStore,
}: RequestContext): Promise<CataloguePicture | null> {
  try {
    return (await commerce.home.retrieve()).story_picture
  } catch (error) {
    if (!isOutage(error)) throw error
    skipStore()
    return null
  }
}
