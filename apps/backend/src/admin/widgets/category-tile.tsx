import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminProductCategory, DetailWidgetProps } from "@medusajs/framework/types"
import { ShelfForm } from "../shelf/shelf-form.tsx"
import { withBoundary } from "../widget-boundary.tsx"

/** The picture of a category. */
function CategoryTile({ data: { id, metadata } }: DetailWidgetProps<AdminProductCategory>) {
  return <ShelfForm key={id} path={`/admin/product-categories/${id}`} metadata={metadata} />
}

export default withBoundary(CategoryTile)

export const config = defineWidgetConfig({ zone: "product_category.details.side.after" })
