import type { ShopContents } from "@porteka/shop"
import { rebuildCatalogue } from "../../domains/catalogue/rebuild-catalogue.ts"
import type { SeedStep } from "../seed-step.ts"

/** Fills the read model, so that the shop shows everything when it opens. */
export const readModel = ({ products }: ShopContents): SeedStep => ({
  what: "catalogue",
  units: products.length,
  async run(container, advance) {
    let reported = 0
    await rebuildCatalogue(container, (done, total) => {
      const units = Math.floor((done / Math.max(total, 1)) * products.length)
      advance(units - reported)
      reported = units
    })
  },
})
