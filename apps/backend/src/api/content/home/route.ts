import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import type { CataloguePicture, HomeContent } from "@porteka/commerce-sdk"
import type { ShopPicture } from "@porteka/shop"
import { readMakerHandles } from "../../../shop/public-makers.ts"
import { readMakers } from "../../catalogue/read-makers.ts"

/** The home page's data besides products: pictures from the store's metadata, and the makers. */
export async function GET(req: MedusaRequest, res: MedusaResponse<HomeContent>): Promise<void> {
  const [[store], makers, handles] = await Promise.all([
    req.scope.resolve(Modules.STORE).listStores({}, { take: 1 }),
    readMakers(req.scope, { published: true }),
    readMakerHandles(req.scope),
  ])
  res.json({
    picture: toPicture(store?.metadata?.home_picture),
    story_picture: toPicture(store?.metadata?.story_picture),
    makers: makers.map(({ name, place }) => ({ name, place, handle: handles.get(name) ?? null })),
  })
}

/** Decorative: the title beside it says what the page is about. */
function toPicture(stored: unknown): CataloguePicture | null {
  return stored ? { ...(stored as ShopPicture), alt: "" } : null
}
