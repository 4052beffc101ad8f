import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProductVariant, DetailWidgetProps } from "@medusajs/framework/types"
import { Button, Container, Heading, Text, toast } from "@medusajs/ui"
import { type FormEvent, useState } from "react"
import { CONTENT_UNITS, toContent, toVariantMetadata } from "../product-data/contents.ts"
import { ChoiceField, TextField } from "../product-data/fields.tsx"
import { saveMetadata } from "../product-data/product-data-api.ts"

/** What is in the package, from which the shop makes the unit price. */
export default function VariantContent({ data: variant }: DetailWidgetProps<AdminProductVariant>) {
  const [content, setContent] = useState(() => toContent(variant.metadata))

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const metadata = toVariantMetadata(content)
    if (!metadata) {
      toast.error("A mennyiség nullánál nagyobb szám legyen, vagy maradjon üres.")
      return
    }
    try {
      await saveMetadata(`${variant.product_id}/variants/${variant.id}`, metadata)
      toast.success("Elmentve.")
    } catch (error) {
      toast.error((error as Error).message)
    }
  }

  return (
    <Container className="p-0">
      <div className="px-6 py-4">
        <Heading level="h2">Kiszerelés</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          Ebből számol a bolt egységárat. Darabra árult terméknél maradjon üres.
        </Text>
      </div>
      <form onSubmit={save} className="flex flex-col gap-4 px-6 pb-6">
        <TextField
          label="Mennyiség"
          value={content.value}
          onChange={(value) => setContent({ ...content, value })}
        />
        <ChoiceField
          label="Mértékegység"
          value={content.unit}
          onChange={(unit) => setContent({ ...content, unit })}
          choices={CONTENT_UNITS.map((unit) => [unit, unit === "m2" ? "m²" : unit] as const)}
        />
        <Button type="submit" size="small" className="self-end">
          Mentés
        </Button>
      </form>
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: "product_variant.details.side.after" })
