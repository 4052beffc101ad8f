import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types"
import { Button, Container, Heading, Text, toast } from "@medusajs/ui"
import { type FormEvent, useEffect, useState } from "react"
import { FACET_LABELS } from "../../modules/catalogue/document/shop-facet-labels.ts"
import { ChoiceField, LongField, TextField } from "../product-data/fields.tsx"
import { listMakers, saveMetadata } from "../product-data/product-data-api.ts"
import { type Maker, type ShopData, toMetadata, toShopData, withMaker } from "../product-data/shop-data.ts"

type Choices = readonly (readonly [string, string])[]

const NOTHING = ["", "–"] as const
const choicesOf = (named: Record<string, { hu: string }>): Choices => [
  NOTHING,
  ...Object.entries(named).map(([key, { hu }]) => [key, hu] as const),
]
const MATERIALS = choicesOf(FACET_LABELS.material)
const COLOURS = choicesOf(FACET_LABELS.colour)
const REGIONS = choicesOf(FACET_LABELS.region)
/** 45/2014. (II. 26.) Korm. rendelet 29. § */
const EXEMPTIONS: Choices = [
  ["", "Nincs: 14 napon belül visszaküldhető"],
  ["custom", "Egyedi, a vevő kérésére készül"],
  ["hygiene", "Higiéniai okból felbontás után nem"],
  ["perishable", "Romlandó, rövid ideig eltartható"],
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
          A termékoldalon, a szűrőkben és a keresőben jelennek meg. Ha egy angol szöveg hiányzik, a magyar
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
          <ChoiceField label="Anyag (szűrő)" choices={MATERIALS} {...field("material_key")} />
          <ChoiceField label="Szín (szűrő)" choices={COLOURS} {...field("colour_key")} />
          <TextField label="Anyag, magyarul" {...field("material_hu")} />
          <TextField label="Anyag, angolul" {...field("material_en")} />
          <TextField label="Méret, magyarul" {...field("dimensions_hu")} />
          <TextField label="Méret, angolul" {...field("dimensions_en")} />
          <LongField label="Ápolás, magyarul" {...field("care_hu")} />
          <LongField label="Ápolás, angolul" {...field("care_en")} />
          <LongField label="Figyelmeztetések, magyarul (soronként egy)" {...field("warnings_hu")} />
          <LongField label="Figyelmeztetések, angolul (soronként egy)" {...field("warnings_en")} />
        </div>
        <Button type="submit" size="small" isLoading={saving} className="self-end">
          Mentés
        </Button>
      </form>
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: "product.details.after" })
