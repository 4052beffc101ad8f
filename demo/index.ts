import { fileURLToPath } from "node:url"
import type { ShopContents } from "@porteka/shop"
import { categories, collections, journal, makers, products } from "./catalogue/index.ts"
import { readDemoPoints } from "./pickup-points/demo-points.ts"

/** The demo shop: invented workshops of the Carpathian Basin and what they make. */
const demo: ShopContents = {
  categories,
  collections,
  makers,
  products,
  journal,
  promotions: [
    { code: "UDVOZLET10", percentOff: 10 },
    { code: "INGYENSZALLITAS", freeDelivery: true },
  ],
  pickupPoints: readDemoPoints(),
  giftCardAmounts: [5000, 10_000, 20_000, 50_000],
  homePictures: { hero: "hero-home", story: "story-home" },
  picturesFolder: fileURLToPath(new URL("pictures/originals", import.meta.url)),
  preparedPicturesFolder: fileURLToPath(new URL("pictures/prepared", import.meta.url)),
}

export default demo
