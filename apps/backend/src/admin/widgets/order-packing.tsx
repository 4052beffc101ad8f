import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { Container, Heading, Text } from "@medusajs/ui"
import { isGoodsLine, lineOptionsOf, showLineOptions } from "@porteka/shop"

/** For whoever packs: which goods are wanted wrapped, with which message, and what is written on them. */
export default function OrderPacking({ data: order }: DetailWidgetProps<AdminOrder>) {
  const lines = (order.items ?? []).filter(isGoodsLine).flatMap((item) => {
    const options = showLineOptions(lineOptionsOf(item.metadata), "hu")
    return options.length > 0 ? [{ item, options }] : []
  })
  if (lines.length === 0) return null
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">Elkészítés és csomagolás</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          A feliratot és az üzenetet betűre pontosan így kérte a vevő.
        </Text>
      </div>
      {lines.map(({ item, options }) => (
        <div key={item.id} className="flex flex-col gap-1 px-6 py-4">
          <Text size="small" weight="plus">
            {item.quantity} ×{" "}
            {[item.product_title ?? item.title, item.variant_title].filter(Boolean).join(", ")}
          </Text>
          {options.map(({ key, label, value }) => (
            <Text key={key} size="small" className="whitespace-pre-line">
              {value === null ? label : `${label}: ${value}`}
            </Text>
          ))}
        </div>
      ))}
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: "order.details.before" })
