import type { Locale } from "@porteka/shop"
import type { AskedFor } from "../asked-for.ts"

/** A product of another shop, in each language: title, attributes, description. */
interface OtherProduct extends Record<Locale, [title: string, attributes: string, details: string]> {
  id: string
}

/** What owners of other shops may sell: the search must not depend on the demo's products. */
export interface OtherShop {
  products: OtherProduct[]
  queries: Record<Locale, AskedFor[]>
}
