import { get, post } from "../core/endpoint.ts"
import { UPLOAD_TIMEOUT_MS } from "../core/timeouts.ts"
import type {
  AdminInput,
  AdminRecord,
  BatchAnswer,
  BatchInput,
  LinkInput,
  WorkflowTicket,
} from "../types/admin.ts"
import type { FieldsQuery } from "../types/list.ts"
import { type AdminListQuery, crud, doing, listOf, oneOf, removing, setting } from "./rows.ts"

export const products = {
  ...crud("/admin/products", { one: "product", many: "products" }),
  batch: post("/admin/products/batch").takes<BatchInput>().gives<BatchAnswer>(),

  /** A product table as a file (field `file`). Answers what it would do; nothing happens until `confirmImport`. */
  import: post("/admin/products/import").takesForm().gives<WorkflowTicket>().within(UPLOAD_TIMEOUT_MS),
  confirmImport: post("/admin/products/import/{transaction_id}/confirm").gives<void>(),
  export: post("/admin/products/export").takes<AdminInput>().asks<AdminListQuery>().gives<WorkflowTicket>(),

  variants: {
    list: listOf("/admin/products/{id}/variants", "variants"),
    retrieve: oneOf("/admin/products/{id}/variants/{variant_id}", "variant"),
    create: doing("/admin/products/{id}/variants", "product"),
    update: setting("/admin/products/{id}/variants/{variant_id}", "product"),
    delete: removing("/admin/products/{id}/variants/{variant_id}"),
    batch: post("/admin/products/{id}/variants/batch").takes<BatchInput>().gives<BatchAnswer>(),
    batchInventoryItems: post("/admin/products/{id}/variants/inventory-items/batch")
      .takes<BatchInput>()
      .gives<BatchAnswer>(),
  },

  options: {
    list: listOf("/admin/products/{id}/options", "product_options"),
    retrieve: oneOf("/admin/products/{id}/options/{option_id}", "product_option"),
    create: doing("/admin/products/{id}/options", "product"),
    update: setting("/admin/products/{id}/options/{option_id}", "product"),
    delete: removing("/admin/products/{id}/options/{option_id}"),
  },
}

export const collections = {
  ...crud("/admin/collections", { one: "collection", many: "collections" }),
  updateProducts: post("/admin/collections/{id}/products")
    .takes<LinkInput>()
    .gives<{ collection: AdminRecord }>()
    .repeatable(),
}

export const productCategories = {
  ...crud("/admin/product-categories", { one: "product_category", many: "product_categories" }),
  updateProducts: post("/admin/product-categories/{id}/products")
    .takes<LinkInput>()
    .asks<FieldsQuery>()
    .gives<{ product_category: AdminRecord }>()
    .repeatable(),
}

export const productTags = crud("/admin/product-tags", { one: "product_tag", many: "product_tags" })

export const productTypes = crud("/admin/product-types", { one: "product_type", many: "product_types" })

export const productVariants = {
  list: get("/admin/product-variants")
    .asks<AdminListQuery>()
    .gives<{ variants: AdminRecord[]; count: number; offset: number; limit: number }>(),
}
