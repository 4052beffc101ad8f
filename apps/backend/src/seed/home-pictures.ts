import { Modules } from "@medusajs/framework/utils"
import { updateStoresWorkflow } from "@medusajs/medusa/core-flows"
import { HOME_PICTURES, madePicture } from "./pictures.ts"
import type { SeedStep } from "./seed-step.ts"

/** The home page's own pictures stand in the store's metadata, where an editor can replace them. */
export const homePictures: SeedStep = {
  what: "home page",
  units: 1,
  async run(container) {
    const [store] = await container.resolve(Modules.STORE).listStores({}, { take: 1 })
    if (!store) return
    const pictures = Object.fromEntries(
      Object.entries(HOME_PICTURES).flatMap(([field, file]) => {
        const sizes = madePicture(file)
        return sizes ? [[field, sizes]] : []
      }),
    )
    await updateStoresWorkflow(container).run({
      input: { selector: { id: store.id }, update: { metadata: { ...store.metadata, ...pictures } } },
    })
  },
}
