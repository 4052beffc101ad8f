import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types"
import { keysOf, LINE_OPTIONS, METADATA_FACETS, PRODUCT_LABELS } from "@porteka/shop"
import { LOCALES } from "@porteka/shop/languages"
import { useState } from "react"
import { changedMetadata, type ShopData, toShopData, withMaker } from "../../domains/products/shop-data.ts"
import { MOST_MAKING_DAYS } from "../../modules/catalogue/product-metadata.ts"
import { FormCard } from "../form-card.tsx"
import { adminLanguage } from "../language.ts"
import { choicesOf } from "../product-data/facet-choices.ts"
import { ChoiceField, TextField } from "../product-data/fields.tsx"
import type { FormField } from "../product-data/form-field.ts"
import { GuaranteeFields } from "../product-data/guarantee-fields.tsx"
import { isLeavingProduct } from "../product-data/leaving-product.ts"
import { MakerFields } from "../product-data/maker-fields.tsx"
import { listMakers, saveMetadata } from "../product-data/product-data-api.ts"
import { productDataTexts } from "../product-data/product-data-texts.ts"
import { SheetFields } from "../product-data/sheet-fields.tsx"
import { announceSaved } from "../saved-news.ts"
import { useAnswer } from "../use-answer.ts"
import { withBoundary } from "../widget-boundary.tsx"

const LONGEST_INSCRIPTION = LINE_OPTIONS.personalisation.maxLength

const isSame = (one: ShopData, other: ShopData) => keysOf(one).every((key) => one[key] === other[key])

/** Product data that the shop shows and Medusa has no fields for. */
function ProductShopData({ data: product }: DetailWidgetProps<AdminProduct>) {
  const texts = productDataTexts()
  const [data, setData] = useState<ShopData>(() => toShopData(product.metadata))
  const [stored, setStored] = useState(data)
  const [makers, readMakers] = useAnswer(listMakers)

  const field: FormField = (key) => ({
    value: data[key],
    onChange: (value: string) => setData((before) => ({ ...before, [key]: value })),
  })
  const chooseMaker = (id: string) =>
    setData(
      withMaker(
        data,
        makers?.find((maker) => maker.id === id),
      ),
    )

  const save = async () => {
    const makerId = crypto.randomUUID()
    await saveMetadata(product.id, changedMetadata(stored, data, makerId))
    // A new maker is a known one from now on: saving again must not make another.
    const saved = { ...data, maker_id: data.maker_id || (data.maker_name.trim() && makerId) }
    setStored(saved)
    setData((typed) => ({ ...typed, maker_id: typed.maker_id || saved.maker_id }))
    readMakers()
    announceSaved()
  }

  return (
    <FormCard
      heading={texts.heading}
      hint={texts.hint}
      hasChanged={!isSame(data, stored)}
      isLeaving={(next) => isLeavingProduct(product.id, next)}
      save={save}
      saved={texts.saved}
    >
      <ChoiceField
        label={texts.maker}
        value={data.maker_id}
        onChange={chooseMaker}
        choices={[["", texts.newMaker], ...(makers ?? []).map(({ id, name }) => [id, name] as const)]}
      />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <MakerFields data={data} field={field} />
        <ChoiceField label={texts.exemption} choices={texts.exemptions} {...field("withdrawal_exemption")} />
        <ChoiceField
          label={texts.label}
          choices={[
            ["", texts.noLabel],
            ...Object.entries(PRODUCT_LABELS).map(([key, names]) => [key, names[adminLanguage()]] as const),
          ]}
          {...field("label")}
        />
        {METADATA_FACETS.map((facet) => (
          <ChoiceField
            key={facet.key}
            label={texts.filter(facet.label[adminLanguage()])}
            choices={choicesOf(facet)}
            {...field(facet.field)}
          />
        ))}
        <ChoiceField
          label={texts.inscription}
          choices={texts.inscriptions}
          {...field("personalisation_characters")}
        />
        <TextField
          label={texts.longest(LONGEST_INSCRIPTION)}
          type="number"
          min={1}
          max={LONGEST_INSCRIPTION}
          required={data.personalisation_characters !== ""}
          {...field("personalisation_length")}
        />
        <TextField
          label={texts.making}
          type="number"
          min={1}
          max={MOST_MAKING_DAYS}
          {...field("making_days")}
        />
        <GuaranteeFields data={data} field={field} />
        {LOCALES.map((locale) => (
          <SheetFields key={locale} locale={locale} field={field} />
        ))}
      </div>
    </FormCard>
  )
}

export default withBoundary(ProductShopData)

export const config = defineWidgetConfig({ zone: "product.details.before" })
