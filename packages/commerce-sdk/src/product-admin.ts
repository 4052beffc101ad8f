import { answerWith, isBoolean, isList } from "./checks/answer-shape.ts"
import { get, post } from "./core/endpoint.ts"
import { UPLOAD_TIMEOUT_MS } from "./core/timeouts.ts"
import type {
  ProductPictureText,
  ProductTablePreview,
  ProductTableProgress,
  Shortcoming,
} from "./types/shop-admin-types.ts"

// What the staff checks, describes and imports of products.

/** All products as CSV, export and import. */
export const productTable = {
  export: get("/admin/product-table").givesText().within(UPLOAD_TIMEOUT_MS),
  /** Previews a table's changes. */
  preview: post("/admin/product-table")
    .takes<{ content: string }>()
    .gives<ProductTablePreview>(
      answerWith({ products: isList, problems: isList, remarks: isList, pictures: isList }),
    )
    .repeatable()
    .within(UPLOAD_TIMEOUT_MS),
  /** Carries out previewed rows; repeating it changes nothing. A product whose state is another than the given one is refused. */
  apply: post("/admin/product-table")
    .takes<{ content: string; rows: number[]; states?: Record<string, string> }>()
    .gives<ProductTableProgress>(answerWith({ done: isList, failed: isList }))
    .repeatable()
    .within(UPLOAD_TIMEOUT_MS),
  /** Downloads a product's picture from a URL; false if that was done before. */
  addPicture: post("/admin/product-pictures")
    .takes<{ handle: string; url: string }>()
    .gives<{ added: boolean }>(answerWith({ added: isBoolean }))
    .repeatable()
    .within(UPLOAD_TIMEOUT_MS),
}

/** What a product lacks before it is published. */
export const shortcomings = {
  list: get("/admin/products/{id}/shortcomings").gives<{ shortcomings: Shortcoming[] }>(
    answerWith({ shortcomings: isList }),
  ),
  /** Fixes what needs no decision: channel, shipping profile and stock management. */
  fix: post("/admin/products/{id}/shortcomings")
    .gives<{ shortcomings: Shortcoming[] }>(answerWith({ shortcomings: isList }))
    .repeatable(),
}

/** The descriptions of a product's pictures. */
export const pictureTexts = {
  list: get("/admin/products/{id}/picture-texts").gives<{ pictures: ProductPictureText[] }>(
    answerWith({ pictures: isList }),
  ),
  /** Pictures that are not named keep their texts. */
  save: post("/admin/products/{id}/picture-texts")
    .takes<{ pictures: Pick<ProductPictureText, "id" | "alt">[] }>()
    .gives<{ pictures: ProductPictureText[] }>(answerWith({ pictures: isList }))
    .repeatable(),
}
