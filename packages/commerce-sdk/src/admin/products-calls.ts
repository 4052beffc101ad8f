import type { HttpTypes as T } from "@medusajs/types"
import { get, post } from "../core/endpoint.ts"
import { UPLOAD_TIMEOUT_MS } from "../core/timeouts.ts"
import type { LinkInput, WorkflowTicket } from "../types/admin-types.ts"
import type { FieldsQuery } from "../types/list-types.ts"
import { crud, doing, listOf, oneOf, removing, setting } from "./rows.ts"

interface ProductKinds {
  row: T.AdminProduct
  create: T.AdminCreateProduct
  update: T.AdminUpdateProduct
  query: T.AdminProductListParams
}

export const products = {
  ...crud<ProductKinds>()("/admin/products", { one: "product", many: "products" }),
  batch: post("/admin/products/batch")
    .takes<T.AdminBatchProductRequest>()
    .gives<T.AdminBatchProductResponse>(),

  /** Uploads a product table (form field `file`). Returns a preview; nothing is changed until `confirmImport`. */
  import: post("/admin/products/import").takesForm().gives<WorkflowTicket>().within(UPLOAD_TIMEOUT_MS),
  confirmImport: post("/admin/products/import/{transaction_id}/confirm").gives<void>(),
  export: post("/admin/products/export")
    .takes<Record<never, never>>()
    .asks<T.AdminProductExportParams>()
    .gives<WorkflowTicket>(),

  variants: {
    list: listOf("/admin/products/{id}/variants", "variants")
      .asks<T.AdminProductVariantParams>()
      .gives<T.AdminProductVariantListResponse>(),
    retrieve: oneOf(
      "/admin/products/{id}/variants/{variant_id}",
      "variant",
    ).gives<T.AdminProductVariantResponse>(),
    create: doing("/admin/products/{id}/variants", "product")
      .takes<T.AdminCreateProductVariant>()
      .gives<T.AdminProductResponse>(),
    update: setting("/admin/products/{id}/variants/{variant_id}", "product")
      .takes<T.AdminUpdateProductVariant>()
      .gives<T.AdminProductResponse>(),
    delete: removing(
      "/admin/products/{id}/variants/{variant_id}",
    ).gives<T.AdminProductVariantDeleteResponse>(),
    batch: post("/admin/products/{id}/variants/batch")
      .takes<T.AdminBatchProductVariantRequest>()
      .gives<T.AdminBatchProductVariantResponse>(),
    batchInventoryItems: post("/admin/products/{id}/variants/inventory-items/batch")
      .takes<T.AdminBatchProductVariantInventoryItemRequest>()
      .gives<T.AdminProductVariantInventoryBatchResponse>(),
  },

  /** Options are shared between products; these calls affect only the named product's. */
  options: {
    list: listOf("/admin/products/{id}/options", "product_options")
      .asks<T.AdminProductOptionListParams>()
      .gives<T.AdminProductOptionListResponse>(),
    retrieve: oneOf(
      "/admin/products/{id}/options/{option_id}",
      "product_option",
    ).gives<T.AdminProductOptionResponse>(),
    create: doing("/admin/products/{id}/options", "product")
      .takes<T.AdminCreateProductOption>()
      .gives<T.AdminProductResponse>(),
    update: setting("/admin/products/{id}/options/{option_id}", "product")
      .takes<{ title?: string; values?: string[] }>()
      .gives<T.AdminProductResponse>(),
    delete: removing("/admin/products/{id}/options/{option_id}").gives<T.AdminProductOptionDeleteResponse>(),
  },
}

interface CollectionKinds {
  row: T.AdminCollection
  create: T.AdminCreateCollection
  update: T.AdminUpdateCollection
  query: T.AdminCollectionListParams
}

export const collections = {
  ...crud<CollectionKinds>()("/admin/collections", { one: "collection", many: "collections" }),
  updateProducts: setting("/admin/collections/{id}/products", "collection")
    .takes<LinkInput>()
    .gives<T.AdminCollectionResponse>(),
}

interface CategoryKinds {
  row: T.AdminProductCategory
  create: T.AdminCreateProductCategory
  update: T.AdminUpdateProductCategory
  query: T.AdminProductCategoryListParams
}

export const productCategories = {
  ...crud<CategoryKinds>()("/admin/product-categories", {
    one: "product_category",
    many: "product_categories",
  }),
  updateProducts: post("/admin/product-categories/{id}/products")
    .takes<LinkInput>()
    .asks<FieldsQuery>()
    .gives<T.AdminProductCategoryResponse>()
    .repeatable(),
}

interface TagKinds {
  row: T.AdminProductTag
  create: T.AdminCreateProductTag
  update: T.AdminUpdateProductTag
  query: T.AdminProductTagListParams
}

export const productTags = crud<TagKinds>()("/admin/product-tags", {
  one: "product_tag",
  many: "product_tags",
})

interface TypeKinds {
  row: T.AdminProductType
  create: T.AdminCreateProductType
  update: T.AdminUpdateProductType
  query: T.AdminProductTypeListParams
}

export const productTypes = crud<TypeKinds>()("/admin/product-types", {
  one: "product_type",
  many: "product_types",
})

export const productVariants = {
  list: get("/admin/product-variants")
    .asks<T.AdminProductVariantParams>()
    .gives<T.AdminProductVariantListResponse>(),
}
