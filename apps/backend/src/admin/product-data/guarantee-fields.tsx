import { Text } from "@medusajs/ui"
import { PRODUCER_GUARANTEE_YEARS } from "@porteka/shop"
import type { ShopData } from "../../domains/products/shop-data.ts"
import { TextField } from "./fields.tsx"
import type { FormField } from "./form-field.ts"
import { productDataTexts } from "./product-data-texts.ts"

/** The producer's guarantee of durability (ADR 0106). */
export function GuaranteeFields({ data, field }: { data: ShopData; field: FormField }) {
  const texts = productDataTexts()
  const isGiven = data.garan_years.trim() !== ""
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4 md:col-span-2 md:grid-cols-3">
      <legend className="pb-2 font-medium text-sm">{texts.garan}</legend>
      <Text size="small" className="text-ui-fg-subtle md:col-span-3">
        {texts.garanHint}
      </Text>
      <TextField
        label={texts.garanYears}
        type="number"
        min={PRODUCER_GUARANTEE_YEARS.least}
        max={PRODUCER_GUARANTEE_YEARS.most}
        {...field("garan_years")}
      />
      <TextField label={texts.garanProducer} required={isGiven} {...field("garan_producer")} />
      <TextField label={texts.garanModel} required={isGiven} {...field("garan_model")} />
    </fieldset>
  )
}
