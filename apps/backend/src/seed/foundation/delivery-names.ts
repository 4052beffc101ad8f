import { Modules } from "@medusajs/framework/utils"
import { DEFAULT_LOCALE, shop } from "@porteka/shop"
import type { SeedStep } from "../seed-step.ts"
import { type Translation, translationsOf, writeTranslations } from "../translations.ts"
import { deliveryOptions } from "./delivery-options.ts"

/** The country and the delivery methods, in the other languages. */
export const deliveryNames: SeedStep = {
  what: "names of delivery",
  units: 1,
  async run(container) {
    const options = await container
      .resolve(Modules.FULFILLMENT)
      .listShippingOptions({}, { relations: ["type"] })
    const regions = await container
      .resolve(Modules.REGION)
      .listRegions({ name: shop.country.name[DEFAULT_LOCALE] })
    const optionTexts = options.flatMap(({ id, type }): Translation[] => {
      const known = deliveryOptions.find(({ code }) => code === type.code)
      if (!known) return []
      const { name, description } = known
      return [
        ...translationsOf("shipping_option", id, { name }),
        ...translationsOf("shipping_option_type", type.id, { label: name, description }),
      ]
    })
    const regionTexts = regions.flatMap(({ id }) => translationsOf("region", id, { name: shop.country.name }))
    await writeTranslations(container, [...optionTexts, ...regionTexts])
  },
}
