import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProductVariant, DetailWidgetProps } from "@medusajs/framework/types"
import { Button, Container, toast } from "@medusajs/ui"
import { textsForStaff } from "@porteka/shop/languages"
import { type FormEvent, useState } from "react"
import { CardHead } from "../card-head.tsx"
import { adminLanguage } from "../language.ts"
import { CONTENT_UNITS, toContent, toVariantMetadata } from "../product-data/contents.ts"
import { ChoiceField, TextField } from "../product-data/fields.tsx"
import { saveMetadata } from "../product-data/product-data-api.ts"
import { useBusy } from "../use-busy.ts"
import { withBoundary } from "../widget-boundary.tsx"

const TEXTS = textsForStaff({
  hu: {
    heading: "Kiszerelés",
    hint: "Ebből számol a bolt egységárat. Csomagnál a benne lévő darabok számát adja meg (6 db). Egyetlen darabnál maradjon üres.",
    wrong: "A mennyiség nullánál nagyobb szám legyen, vagy maradjon üres.",
    saved: "Elmentve.",
    quantity: "Mennyiség",
    unit: "Mértékegység",
    piece: "db",
    save: "Mentés",
  },
  en: {
    heading: "Contents",
    hint: "From this the shop works out the unit price. For a pack give the number of its pieces (6 pcs); leave it empty for a single piece.",
    wrong: "The quantity must be a number above zero, or empty.",
    saved: "Saved.",
    quantity: "Quantity",
    unit: "Unit",
    piece: "pcs",
    save: "Save",
  },
})

/** The content of the package, from which the shop calculates the unit price. */
function VariantContent({ data: variant }: DetailWidgetProps<AdminProductVariant>) {
  const texts = TEXTS[adminLanguage()]
  const [content, setContent] = useState(() => toContent(variant.metadata))

  const [isSaving, run] = useBusy()

  const save = (event: FormEvent) => {
    event.preventDefault()
    const metadata = toVariantMetadata(content)
    if (metadata)
      run(() => saveMetadata(`${variant.product_id}/variants/${variant.id}`, metadata), texts.saved)
    else toast.error(texts.wrong)
  }

  return (
    <Container className="p-0">
      <CardHead level="h2" heading={texts.heading} hint={texts.hint} />
      <form onSubmit={save} className="flex flex-col gap-4 px-6 pb-6">
        <TextField
          label={texts.quantity}
          value={content.value}
          onChange={(value) => setContent({ ...content, value })}
        />
        <ChoiceField
          label={texts.unit}
          value={content.unit}
          onChange={(unit) => setContent({ ...content, unit })}
          choices={CONTENT_UNITS.map((unit) => [unit, unitLabel(unit, texts.piece)] as const)}
        />
        <Button type="submit" size="small" className="self-end" isLoading={isSaving}>
          {texts.save}
        </Button>
      </form>
    </Container>
  )
}

function unitLabel(unit: (typeof CONTENT_UNITS)[number], piece: string): string {
  if (unit === "piece") return piece
  return unit === "m2" ? "m²" : unit
}

export default withBoundary(VariantContent)

export const config = defineWidgetConfig({ zone: "product_variant.details.side.after" })
