import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProductCategory, DetailWidgetProps } from "@medusajs/framework/types"
import { TileForm } from "../tile/tile-form.tsx"
import { withBoundary } from "../widget-boundary.tsx"

/** The picture of a category. */
function CategoryTile({ data: { id, metadata } }: DetailWidgetProps<AdminProductCategory>) {
  return <TileForm key={id} path={`/admin/product-categories/${id}`} metadata={metadata} />
}

export default withBoundary(CategoryTile)

export const config = defineWidgetConfig({ zone: "product_category.details.side.after" })
