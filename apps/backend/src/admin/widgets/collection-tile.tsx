import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminCollection, DetailWidgetProps } from "@medusajs/framework/types"
import { TileForm } from "../tile/tile-form.tsx"
import { withBoundary } from "../widget-boundary.tsx"

/** The picture and description of a collection. */
function CollectionTile({ data: { id, metadata } }: DetailWidgetProps<AdminCollection>) {
  return <TileForm key={id} path={`/admin/collections/${id}`} metadata={metadata} hasDescription />
}

export default withBoundary(CollectionTile)

export const config = defineWidgetConfig({ zone: "product_collection.details.after" })
