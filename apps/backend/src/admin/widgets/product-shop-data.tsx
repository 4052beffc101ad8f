import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types"
import { Text, toast } from "@medusajs/ui"
import {
  LINE_OPTIONS,
  METADATA_FACETS,
  PRODUCER_GUARANTEE_YEARS,
  PRODUCT_LABELS,
  VALUES_FACETS,
  type ValuesFacet,
} from "@porteka/shop"
import { LOCALES, textsByLanguage } from "@porteka/shop/languages"
import { Fragment, useEffect, useState } from "react"
import {
  type Maker,
  type ShopData,
  toMetadata,
  toShopData,
  withMaker,
} from "../../domains/products/shop-data.ts"
import { MOST_MAKING_DAYS } from "../../modules/catalogue/product-metadata.ts"
import { plainRows } from "../../modules/content/rows.ts"
import { languageName } from "../../staff-language/staff-language.ts"
import { FormCard } from "../form-card.tsx"
import { adminLanguage } from "../language.ts"
import { ChoiceField, LongField, TextField } from "../product-data/fields.tsx"
import { isLeavingProduct } from "../product-data/leaving-product.ts"
import { listMakers, saveMetadata } from "../product-data/product-data-api.ts"
import { RowsField } from "../rows-field.tsx"
import { announceSaved } from "../saved-news.ts"
import { withBoundary } from "../widget-boundary.tsx"

const NONE: ReadonlyMap<number, string> = new Map()
const LONGEST_INSCRIPTION = LINE_OPTIONS.personalisation.maxLength

type Choices = readonly (readonly [string, string])[]

/** 45/2014. (II. 26.) Korm. rendelet 29. § */
const TEXTS = textsByLanguage({
  hu: {
    heading: "Készítő és termékjellemzők",
    hint: "A termékoldalon, a szűrőkben és a keresőben jelennek meg. Ha egy fordítás hiányzik, a magyar szöveg látszik. A * jelű mezők kötelezők; a készítőéi akkor, ha bármelyiket kitölti.",
    saved: "Elmentve, a boltban pár másodpercen belül látszik.",
    maker: "Készítő (a termékbiztonsági adatok miatt kötelező)",
    newMaker: "Új készítő",
    makerName: "A készítő neve",
    makerPlace: "Település",
    makerAddress: "Postacím",
    makerEmail: "E-mail-cím",
    makerRegion: "Tájegység (szűrő)",
    makerSeat: "A készítő székhelye",
    makerSeats: [
      ["", "Az Európai Unióban"],
      ["outside_eu", "Az Európai Unión kívül"],
    ] as Choices,
    responsible: "Az EU-ban felelős személy",
    responsibleHint:
      "Ha a készítő az EU-n kívül van, kötelező: az EU-ban letelepedett importőr, meghatalmazott képviselő vagy raktárszolgáltató. A termékoldal a gyártó mellett mutatja.",
    responsibleName: "Felelős személy neve",
    responsibleAddress: "Felelős személy postacíme",
    responsibleEmail: "Felelős személy e-mail-címe",
    filter: (name: string) => `${name} (szűrő)`,
    label: "Címke a képen",
    noLabel: "Nincs (az „Új” magától megjelenik)",
    exemption: "Elállás kivétele",
    exemptions: [
      ["", "Nincs: 14 napig visszaküldhető"],
      ["custom", "Egyedi, a vevő kérésére készül"],
      ["hygiene", "Higiéniai okból felbontás után nem"],
      ["perishable", "Romlandó, rövid ideig eltartható"],
    ] as Choices,
    inscription: "Felirat, amelyet a vevő ad meg",
    inscriptions: [
      ["", "Nem kér feliratot"],
      ["letters", "Kötelező felirat, csak betűkkel (név)"],
      ["text", "Kötelező felirat, számokkal és írásjelekkel is"],
    ] as Choices,
    longest: (most: number) => `A felirat leghosszabb (legfeljebb ${most} karakter)`,
    making: "Elkészítés munkanapokban (üres, ha készleten van)",
    garan: "A gyártó jótállása (GARAN-címke)",
    garanHint:
      "Csak akkor töltse ki, ha maga a gyártó vállal két évnél hosszabb jótállást, díjmentesen, az egész termékre. A bolt saját jótállása és a kötelező jótállás nem ilyen. A termékoldal, a pénztár és a rendelés mutatja.",
    garanYears: "Évek száma (legalább 3)",
    garanProducer: "A jótállást vállaló gyártó",
    garanModel: "A termék típusa",
    material: "Anyag",
    materialExample: "Élelmiszernél összetevők: **búza**liszt, **tojás**",
    dimensions: "Méret",
    care: "Ápolás",
    warnings: "Figyelmeztetések",
  },
  en: {
    heading: "Maker and product features",
    hint: "Shown on the product page, in the filters and by the search. Where a translation is missing, the Hungarian text is shown. Fields with * are required; those of the maker as soon as one of them is filled in.",
    saved: "Saved; the shop shows it within some seconds.",
    maker: "Maker (required by product safety law)",
    newMaker: "New maker",
    makerName: "Maker's name",
    makerPlace: "Town",
    makerAddress: "Postal address",
    makerEmail: "E-mail",
    makerRegion: "Region (filter)",
    makerSeat: "Maker's seat",
    makerSeats: [
      ["", "In the European Union"],
      ["outside_eu", "Outside the European Union"],
    ] as Choices,
    responsible: "Responsible person in the EU",
    responsibleHint:
      "Required if the maker is outside the EU: the importer, authorised representative or fulfilment service provider established in the EU. The product page names it beside the manufacturer.",
    responsibleName: "Responsible person's name",
    responsibleAddress: "Responsible person's postal address",
    responsibleEmail: "Responsible person's e-mail",
    filter: (name: string) => `${name} (filter)`,
    label: "Label on the picture",
    noLabel: "None (“New” appears by itself)",
    exemption: "Exempt from withdrawal",
    exemptions: [
      ["", "No: can be sent back within 14 days"],
      ["custom", "Made to the customer's order"],
      ["hygiene", "Not after opening, for hygiene"],
      ["perishable", "Perishable, keeps for a short time"],
    ] as Choices,
    inscription: "Inscription the buyer gives",
    inscriptions: [
      ["", "No inscription"],
      ["letters", "Required, letters only (a name)"],
      ["text", "Required, with figures and punctuation, too"],
    ] as Choices,
    longest: (most: number) => `Longest inscription (at most ${most} characters)`,
    making: "Making in working days (empty if it is in stock)",
    garan: "Producer's guarantee (GARAN label)",
    garanHint:
      "Only if the producer itself gives a guarantee of more than two years, free of charge, for the whole product. The shop's own guarantee and the mandatory one are none. The product page, the checkout and the order show it.",
    garanYears: "Number of years (3 at least)",
    garanProducer: "Producer that gives the guarantee",
    garanModel: "Model of the product",
    material: "Material",
    materialExample: "For food, ingredients: **wheat** flour, **egg**",
    dimensions: "Size",
    care: "Care",
    warnings: "Warnings",
  },
})

const NOTHING = ["", "–"] as const
const choicesOf = (facet: ValuesFacet | undefined): Choices => [
  NOTHING,
  ...Object.entries(facet?.values ?? {}).map(([key, names]) => [key, names[adminLanguage()]] as const),
]
const REGION = VALUES_FACETS.find(({ source }) => source === "maker.region")

const warningRows = plainRows({ label: textsByLanguage({ hu: "Figyelmeztetés", en: "Warning" }) })

const MAKER_FIELDS = ["maker_name", "maker_place", "maker_address", "maker_email", "maker_region"] as const

const isSame = (one: ShopData, other: ShopData) =>
  Object.keys(one).every((key) => one[key as keyof ShopData] === other[key as keyof ShopData])

/** Product data that the shop shows and Medusa has no fields for. */
function ProductShopData({ data: product }: DetailWidgetProps<AdminProduct>) {
  const texts = TEXTS[adminLanguage()]
  const [data, setData] = useState<ShopData>(() => toShopData(product.metadata))
  const [stored, setStored] = useState(data)
  const [makers, setMakers] = useState<Maker[]>([])
  useEffect(() => {
    listMakers().then(setMakers, (error: Error) => toast.error(error.message))
  }, [])

  const field = (key: keyof ShopData) => ({
    value: data[key],
    onChange: (value: string) => setData((before) => ({ ...before, [key]: value })),
  })

  /** A maker with incomplete data would not be shown at all. */
  const hasMaker = MAKER_FIELDS.some((key) => data[key].trim() !== "")
  const hasGaran = data.garan_years.trim() !== ""
  const isOutside = hasMaker && data.maker_seat !== ""

  const save = async () => {
    await saveMetadata(product.id, toMetadata(data, crypto.randomUUID()))
    setStored(data)
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
        onChange={(id) =>
          setData(
            withMaker(
              data,
              makers.find((maker) => maker.id === id),
            ),
          )
        }
        choices={[["", texts.newMaker], ...makers.map(({ id, name }) => [id, name] as const)]}
      />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
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
          <TextField label={texts.garanProducer} required={hasGaran} {...field("garan_producer")} />
          <TextField label={texts.garanModel} required={hasGaran} {...field("garan_model")} />
        </fieldset>
        {LOCALES.map((locale) => (
          <Fragment key={locale}>
            <TextField
              label={`${texts.material} (${languageName(locale)})`}
              placeholder={texts.materialExample}
              {...field(`material_${locale}`)}
            />
            <TextField
              label={`${texts.dimensions} (${languageName(locale)})`}
              {...field(`dimensions_${locale}`)}
            />
            <LongField label={`${texts.care} (${languageName(locale)})`} {...field(`care_${locale}`)} />
            <RowsField
              id={`warnings-${locale}`}
              label={`${texts.warnings} (${languageName(locale)})`}
              shape={warningRows}
              lang={locale}
              problems={NONE}
              {...field(`warnings_${locale}`)}
            />
          </Fragment>
        ))}
      </div>
    </FormCard>
  )
}

export default withBoundary(ProductShopData)

export const config = defineWidgetConfig({ zone: "product.details.before" })
