import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types"
import { Button, Container, Heading, Text, toast } from "@medusajs/ui"
import { LINE_OPTIONS, METADATA_FACETS, VALUES_FACETS, type ValuesFacet } from "@porteka/shop"
import { DEFAULT_LOCALE, LOCALES } from "@porteka/shop/languages"
import { type FormEvent, Fragment, useEffect, useState } from "react"
import {
  type Maker,
  type ShopData,
  toMetadata,
  toShopData,
  withMaker,
} from "../../domains/goods/shop-data.ts"
import { MOST_MAKING_DAYS } from "../../modules/catalogue/product-metadata.ts"
import { languageName } from "../language-name.ts"
import { ChoiceField, LongField, TextField } from "../product-data/fields.tsx"
import { listMakers, saveMetadata } from "../product-data/product-data-api.ts"

const LONGEST_INSCRIPTION = LINE_OPTIONS.personalisation.maxLength

type Choices = readonly (readonly [string, string])[]

const NOTHING = ["", "–"] as const
const choicesOf = (facet: ValuesFacet | undefined): Choices => [
  NOTHING,
  ...Object.entries(facet?.values ?? {}).map(([key, { hu }]) => [key, hu] as const),
]
const REGIONS = choicesOf(VALUES_FACETS.find(({ source }) => source === "maker.region"))
/** 45/2014. (II. 26.) Korm. rendelet 29. § */
const EXEMPTIONS: Choices = [
  ["", "Nincs: 14 napon belül visszaküldhető"],
  ["custom", "Egyedi, a vevő kérésére készül"],
  ["hygiene", "Higiéniai okból felbontás után nem"],
  ["perishable", "Romlandó, rövid ideig eltartható"],
]

const PERSONALISATIONS: Choices = [
  ["", "Nem kér feliratot"],
  ["letters", "Kötelező felirat, csak betűkkel (név)"],
  ["text", "Kötelező felirat, számokkal és írásjelekkel is"],
]

/** What the shop shows of a product and Medusa has no fields for. */
export default function ProductShopData({ data: product }: DetailWidgetProps<AdminProduct>) {
  const [data, setData] = useState<ShopData>(() => toShopData(product.metadata))
  const [makers, setMakers] = useState<Maker[]>([])
  const [saving, setSaving] = useState(false)
  useEffect(() => {
    listMakers().then(setMakers, (error: Error) => toast.error(error.message))
  }, [])

  const field = (key: keyof ShopData) => ({
    value: data[key],
    onChange: (value: string) => setData((before) => ({ ...before, [key]: value })),
  })

  /** A workshop with a part missing would not be shown at all. */
  const hasMaker = data.maker_name.trim() !== ""

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    try {
      await saveMetadata(product.id, toMetadata(data, crypto.randomUUID()))
      toast.success("Elmentve, a boltban pár másodpercen belül látszik.")
    } catch (error) {
      toast.error((error as Error).message)
    } finally {
      setSaving(false)
    }
  }

  return (
    <Container className="p-0">
      <div className="px-6 py-4">
        <Heading level="h2">A bolt adatai</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          A termékoldalon, a szűrőkben és a keresőben jelennek meg. Ha egy fordítás hiányzik, a magyar szöveg
          látszik.
        </Text>
      </div>
      <form onSubmit={save} className="flex flex-col gap-4 px-6 pb-6">
        <ChoiceField
          label="Készítő (a termékbiztonsági adatok miatt kötelező)"
          value={data.maker_id}
          onChange={(id) =>
            setData(
              withMaker(
                data,
                makers.find((maker) => maker.id === id),
              ),
            )
          }
          choices={[["", "Új készítő"], ...makers.map(({ id, name }) => [id, name] as const)]}
        />
        <div className="grid gap-4 md:grid-cols-2">
          <TextField label="A készítő neve" {...field("maker_name")} />
          <TextField label="Település" required={hasMaker} {...field("maker_place")} />
          <TextField label="Postacím" required={hasMaker} {...field("maker_address")} />
          <TextField label="E-mail-cím" type="email" required={hasMaker} {...field("maker_email")} />
          <ChoiceField
            label="Tájegység (szűrő)"
            choices={REGIONS}
            required={hasMaker}
            {...field("maker_region")}
          />
          <ChoiceField label="Elállás kivétele" choices={EXEMPTIONS} {...field("withdrawal_exemption")} />
          {METADATA_FACETS.map((facet) => (
            <ChoiceField
              key={facet.key}
              label={`${facet.label[DEFAULT_LOCALE]} (szűrő)`}
              choices={choicesOf(facet)}
              {...field(facet.field)}
            />
          ))}
          <ChoiceField
            label="Felirat, amelyet a vevő ad meg"
            choices={PERSONALISATIONS}
            {...field("personalisation_characters")}
          />
          <TextField
            label={`A felirat leghosszabb (legfeljebb ${LONGEST_INSCRIPTION} karakter)`}
            type="number"
            min={1}
            max={LONGEST_INSCRIPTION}
            required={data.personalisation_characters !== ""}
            {...field("personalisation_length")}
          />
          <TextField
            label="Elkészítés munkanapokban (üres, ha készleten van)"
            type="number"
            min={1}
            max={MOST_MAKING_DAYS}
            {...field("making_days")}
          />
          {LOCALES.map((locale) => (
            <Fragment key={locale}>
              <TextField label={`Anyag (${languageName(locale)})`} {...field(`material_${locale}`)} />
              <TextField label={`Méret (${languageName(locale)})`} {...field(`dimensions_${locale}`)} />
              <LongField label={`Ápolás (${languageName(locale)})`} {...field(`care_${locale}`)} />
              <LongField
                label={`Figyelmeztetések, soronként egy (${languageName(locale)})`}
                {...field(`warnings_${locale}`)}
              />
            </Fragment>
          ))}
        </div>
        <Button type="submit" size="small" isLoading={saving} className="self-end">
          Mentés
        </Button>
      </form>
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: "product.details.after" })
