import { Text } from "@medusajs/ui"
import { VALUES_FACETS } from "@porteka/shop"
import type { ShopData } from "../../domains/products/shop-data.ts"
import { choicesOf } from "./facet-choices.ts"
import { ChoiceField, TextField } from "./fields.tsx"
import type { FormField } from "./form-field.ts"
import { productDataTexts } from "./product-data-texts.ts"

const FIELDS = ["maker_name", "maker_place", "maker_address", "maker_email", "maker_region"] as const

const REGION = VALUES_FACETS.find(({ source }) => source === "maker.region")

/** The maker, and the responsible person of one outside the EU (Regulation (EU) 2023/988, Art. 16 and 19). */
export function MakerFields({ data, field }: { data: ShopData; field: FormField }) {
  const texts = productDataTexts()
  /** A maker with incomplete data would not be shown at all. */
  const hasMaker = FIELDS.some((key) => data[key].trim() !== "")
  const isOutside = hasMaker && data.maker_seat !== ""
  return (
    <>
      <TextField label={texts.makerName} isMarked required={hasMaker} {...field("maker_name")} />
      <TextField label={texts.makerPlace} isMarked required={hasMaker} {...field("maker_place")} />
      <TextField label={texts.makerAddress} isMarked required={hasMaker} {...field("maker_address")} />
      <TextField
        label={texts.makerEmail}
        type="email"
        isMarked
        required={hasMaker}
        {...field("maker_email")}
      />
      <ChoiceField
        label={texts.makerRegion}
        choices={choicesOf(REGION)}
        isMarked={!isOutside}
        required={hasMaker && !isOutside}
        {...field("maker_region")}
      />
      <ChoiceField label={texts.makerSeat} choices={texts.makerSeats} {...field("maker_seat")} />
      {isOutside && (
        <fieldset className="grid min-w-0 grid-cols-1 gap-4 md:col-span-2 md:grid-cols-2">
          <legend className="pb-2 font-medium text-sm">{texts.responsible}</legend>
          <Text size="small" className="text-ui-fg-subtle md:col-span-2">
            {texts.responsibleHint}
          </Text>
          <TextField label={texts.responsibleName} required {...field("responsible_name")} />
          <TextField label={texts.responsibleAddress} required {...field("responsible_address")} />
          <TextField label={texts.responsibleEmail} type="email" required {...field("responsible_email")} />
        </fieldset>
      )}
    </>
  )
}
