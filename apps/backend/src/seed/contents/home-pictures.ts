import { Modules } from "@medusajs/framework/utils"
import { updateStoresWorkflow } from "@medusajs/medusa/core-flows"
import type { ShopContents } from "@porteka/shop"
import type { SeedStep } from "../seed-step.ts"
import { madePicture } from "./pictures.ts"

/** The home page's own pictures are in the store's metadata, where an editor can replace them. */
export const homePictures = ({ homePictures: files }: ShopContents): SeedStep => ({
  what: "home page",
  units: 1,
  async run(container) {
    const [store] = await container.resolve(Modules.STORE).listStores({}, { take: 1 })
    if (!store || !files) return
    const pictures = { home_picture: madePicture(files.hero), story_picture: madePicture(files.story) }
    await updateStoresWorkflow(container).run({
      input: { selector: { id: store.id }, update: { metadata: { ...store.metadata, ...pictures } } },
    })
  },
})
