import { Modules } from "@medusajs/framework/utils"
import { updateStoresWorkflow } from "@medusajs/medusa/core-flows"
import { HOME_PICTURE, madePicture } from "./pictures.ts"
import type { SeedStep } from "./seed-step.ts"

/** The home page's large picture stands in the store's metadata, where an editor can replace it. */
export const homePicture: SeedStep = {
  what: "home picture",
  units: 1,
  async run(container) {
    const sizes = madePicture(HOME_PICTURE)
    const [store] = await container.resolve(Modules.STORE).listStores({}, { take: 1 })
    if (!sizes || !store) return
    await updateStoresWorkflow(container).run({
      input: { selector: { id: store.id }, update: { metadata: { ...store.metadata, home_picture: sizes } } },
    })
  },
}
